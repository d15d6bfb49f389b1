/** Writes web/fonts/*.woff2 from the open-licence packages, each cut to the letters its language needs, and the fallback faces measured by them; run it after changing a face (node scripts/assets/make-fonts.ts). */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { writeFallbackFaces } from "./fallback-faces.ts";
import { hindiClusters, hindiLetters } from "./hindi-clusters.ts";
import { subsetShaped } from "./subset-shaped.ts";

const require = createRequire(import.meta.url);
const target = new URL("../../web/fonts/", import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

const latin = `${range(0x20, 0x7e)}\u00a0©·×éñ–—‘’“”•…₹←↑→↓−`;
const devanagari = `${hindiLetters}ॠक़ख़ग़${range(0x966, 0x970)}\u200c\u200d₹`;
const urdu = "،؍؛؟ءآأؤئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْٰٓٹپچڈڑژکگںھہۂۃیےۓ۔۰۱۲۳۴۵۶۷۸۹٪٫٬\u200c\u200d\u200e\u200f";

/** Without "pres" Mukta keeps every reading of the letters and loses only optional wide ligatures: 20 kB in place of 48. */
const devanagariFeatures =
  "nukt akhn rphf blwf half vatu rkrf pref pstf cjct abvs blws psts haln abvm blwm locl mark mkmk dist".split(" ");
const arabicFeatures = "ccmp isol init medi fina rlig liga calt mark mkmk curs kern locl rclt".split(" ");
// The ligatures (fi, fl) would be 1 kB of three faces.
const latinFeatures = ["kern"];

const source = (file: string) => readFile(require.resolve(file));
const cut = async (file: string, letters: string, keepFeatures?: string[], wght?: { min: number; max: number }) =>
  subsetFont(await source(file), letters, {
    targetFormat: "woff2",
    noHinting: true,
    ...(keepFeatures && { keepFeatures }),
    ...(wght && { variationAxes: { wght } }),
  });

const faces: Record<string, Promise<Uint8Array>> = {
  "mukta-latin-400": cut("@fontsource/mukta/files/mukta-latin-400-normal.woff2", latin, latinFeatures),
  "mukta-latin-600": cut("@fontsource/mukta/files/mukta-latin-600-normal.woff2", latin, latinFeatures),
  "mukta-devanagari-400": cut(
    "@fontsource/mukta/files/mukta-devanagari-400-normal.woff2",
    devanagari,
    devanagariFeatures,
  ),
  // The language menu writes each name in its own script on every page, also where no such font is installed.
  "name-hindi": cut("@fontsource/mukta/files/mukta-devanagari-400-normal.woff2", "हिन्दी", devanagariFeatures),
  "name-urdu": cut("@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2", "اردو", arabicFeatures, {
    min: 400,
    max: 400,
  }),
  "yatra-one-latin": cut("@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2", latin, latinFeatures),
  "yatra-one-devanagari": subsetShaped(
    await source("@fontsource/yatra-one/files/yatra-one-devanagari-400-normal.woff2"),
    ` ${hindiLetters}`,
    hindiClusters,
  ),
  vazirmatn: cut("@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2", urdu, arabicFeatures, {
    min: 400,
    max: 600,
  }),
  "noto-nastaliq-urdu": cut(
    "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2",
    ` ${urdu}`,
  ),
};

for (const [name, bytes] of Object.entries(faces)) await writeFile(new URL(`${name}.woff2`, target), await bytes);
await writeFile(new URL("../styles/fallback-faces.css", target), await writeFallbackFaces());

const licences = {
  mukta: "@fontsource/mukta/LICENSE",
  "yatra-one": "@fontsource/yatra-one/LICENSE",
  vazirmatn: "@fontsource-variable/vazirmatn/LICENSE",
  "noto-nastaliq-urdu": "@fontsource/noto-nastaliq-urdu/LICENSE",
};
for (const [name, file] of Object.entries(licences)) {
  await copyFile(require.resolve(file), new URL(`${name}.OFL.txt`, target));
}
