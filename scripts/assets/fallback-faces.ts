/** The fallback font faces until the web font arrives (decision 46): installed fonts, scaled so that the same text takes the same width. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { measureText, openFont } from "./measure-text.ts";

const require = createRequire(import.meta.url);
const root = new URL("../../", import.meta.url);

type Installed = { local: string[]; files: string[] };
type Family = {
  family: string;
  /** The file in web/fonts. */
  real: string;
  /** Below the weight it is for, so that browsers apply synthetic bold. */
  weight?: number;
  language: string;
  letters: RegExp;
  range?: string;
  /** The last one installed is used. */
  installed: Installed[];
};

const dejavu = { local: ["DejaVu Sans"], files: ["dejavu-sans/files/dejavu-sans-latin-400-normal.woff2"] };
const noto = { local: ["NotoSans-Regular"], files: ["noto-sans/files/noto-sans-latin-400-normal.woff2"] };
// Arimo is as wide as Arial (installed with every Windows, macOS and iOS) and Liberation Sans.
const arial = { local: ["Arial", "Liberation Sans"], files: ["arimo/files/arimo-latin-400-normal.woff2"] };
const roboto = { local: ["Roboto-Regular"], files: ["roboto/files/roboto-latin-400-normal.woff2"] };
/** Half a percent apart: one face where bytes are scarce. */
const robotoOrArial = { local: [...roboto.local, ...arial.local], files: [...roboto.files, ...arial.files] };
const devanagariFonts: Installed[] = [
  dejavu,
  {
    local: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"],
    files: ["noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2"],
  },
];
const arabicFonts: Installed[] = [
  dejavu,
  {
    local: ["Noto Naskh Arabic", "NotoNaskhArabic-Regular"],
    files: ["noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2"],
  },
];
const latin = {
  language: "en",
  letters: /[\u0020-\u024f\u2000-\u206f]+/g,
  installed: [dejavu, noto, arial, roboto],
};
const devanagari = {
  language: "hi",
  letters: /[\u0900-\u097f]+/g,
  range: "U+900-97F",
  installed: devanagariFonts,
};
const arabic = { language: "ur", letters: /[\u0600-\u06ff]+/g, range: "U+600-6FF", installed: arabicFonts };

const families: Family[] = [
  { family: "Mukta before", real: "mukta-latin-400", ...latin },
  { family: "Mukta before", real: "mukta-latin-600", weight: 500, ...latin, installed: [dejavu, noto, robotoOrArial] },
  // For pages of other scripts, where few words are Latin.
  { family: "Latin before", real: "mukta-latin-400", ...latin, installed: [dejavu, noto, robotoOrArial] },
  { family: "Yatra before", real: "yatra-one-latin", ...latin, installed: [dejavu, noto, robotoOrArial] },
  { family: "Mukta Hindi before", real: "mukta-devanagari-400", ...devanagari },
  // It has its own space glyph.
  {
    family: "Yatra Hindi before",
    real: "yatra-one-devanagari",
    ...devanagari,
    letters: /[ \u0900-\u097f]+/g,
    range: "U+20, U+900-97F",
  },
  { family: "Vazirmatn before", real: "vazirmatn", ...arabic },
];

const stringsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(stringsOf);

/** The texts that visitors read first. */
const groups = ["home", "keywords", "profiles", "search", "shell", "vocabulary"];

/** Their texts in a language, without placeholders. */
async function readSample(language: string, letters: RegExp): Promise<string[]> {
  const files = groups.map((group) => readFile(new URL(`text/${language}/${group}.json`, root), "utf8"));
  const texts = (await Promise.all(files)).flatMap((file) => stringsOf(JSON.parse(file)));
  return texts.flatMap((text) => text.replace(/\{\{?[^}]*\}\}?|<[^>]*>/g, "").match(letters) ?? []);
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function writeFace(family: Family, installed: Installed, sample: string[]): Promise<string> {
  const real = await openFont(new URL(`web/fonts/${family.real}.woff2`, root));
  const stored = await Promise.all(
    installed.files.map((file) => openFont(pathToFileURL(require.resolve(`@fontsource/${file}`)))),
  );
  const width = measureText(real, sample);
  const size = average(stored.map((font) => width / measureText(font, sample)));
  const lines = [
    `font-family: "${family.family}";`,
    `src: ${installed.local.map((name) => `local("${name}")`).join(", ")};`,
    ...(family.weight ? [`font-weight: ${family.weight};`] : []),
    `size-adjust: ${Number((size * 100).toFixed(1))}%;`,
    `ascent-override: ${Math.round((real.ascent / size) * 100)}%;`,
    `descent-override: ${Math.round((real.descent / size) * 100)}%;`,
  ];
  if (family.range) lines.push(`unicode-range: ${family.range};`);
  return `@font-face {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

/** The content of web/styles/fallback-faces.css. */
export async function writeFallbackFaces(): Promise<string> {
  const faces: string[] = [];
  for (const family of families) {
    const sample = await readSample(family.language, family.letters);
    for (const installed of family.installed) faces.push(await writeFace(family, installed, sample));
  }
  const head =
    "/* Written by scripts/assets/make-fonts.ts: installed fonts as wide as the web fonts they stand for (decision 46). Of one family the last face whose font is installed is taken. */\n";
  return [head, ...faces].join("\n");
}
