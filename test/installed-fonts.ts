/**
 * The installed fonts of a test's browser, independent of the machine: those of a kind of device, from npm packages.
 * Browsers on Linux use fontconfig; other systems ignore FONTCONFIG_FILE and use the machine's fonts.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import fontverter from "fontverter";

const require = createRequire(import.meta.url);

const bothWeights = (name: string) => [`${name}-400-normal`, `${name}-700-normal`];
const devanagari = "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal";
const arabic = "noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal";
const files = {
  roboto: [...bothWeights("roboto/files/roboto-latin"), devanagari, arabic],
  noto: [...bothWeights("noto-sans/files/noto-sans-latin"), devanagari, arabic],
  liberation: [...bothWeights("arimo/files/arimo-latin"), devanagari, arabic],
  // It has most letters of Urdu itself.
  dejavu: [...bothWeights("dejavu-sans/files/dejavu-sans-latin"), devanagari],
};
export type Fonts = keyof typeof files;
export const everyFonts = Object.keys(files) as Fonts[];

/** Arimo has the widths of Liberation Sans and Arial, and is found by their name. */
const config = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
  <match target="scan">
    <test name="family"><string>Arimo</string></test>
    <edit name="family" mode="assign"><string>Liberation Sans</string></edit>
    <edit name="fullname" mode="assign"><string>Liberation Sans</string></edit>
  </match>
</fontconfig>
`;

/** One folder per version of this file, so that fonts are written once. */
const state = createHash("sha256")
  .update(JSON.stringify([files, config("")]))
  .digest("hex")
  .slice(0, 8);
const folder = join(import.meta.dirname, "../node_modules/.cache/installed-fonts", state);

/** Environment variables for starting a browser; the fonts must have been installed. */
export const withFonts = (fonts: Fonts) => ({ FONTCONFIG_FILE: join(folder, fonts, "fonts.conf") });

async function installOne(fonts: Fonts): Promise<void> {
  const target = join(folder, fonts);
  if (existsSync(target)) return;
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, "draft-"));
  for (const file of files[fonts]) {
    const font = await readFile(require.resolve(`@fontsource/${file}.woff2`));
    await writeFile(join(draft, `${file.split("/").pop()}.ttf`), await fontverter.convert(font, "truetype"));
  }
  await writeFile(join(draft, "fonts.conf"), config(target));
  // A parallel run may have been faster.
  await rename(draft, target).catch(() => rm(draft, { recursive: true }));
}

/** Playwright global set-up. */
export default async function installFonts(): Promise<void> {
  for (const fonts of everyFonts) await installOne(fonts);
}
