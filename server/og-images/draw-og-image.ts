/**
 * Draws an Open Graph picture: a painted sign with the mark, a heading and a line. Pango, inside sharp, shapes Nastaliq and
 * Devanagari and breaks lines; the fonts are bundled, so that every machine draws the same.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { brand } from "#content/brand.ts";
import { directionOf } from "#contract/language.ts";
import { ogImageSize } from "#contract/og-images.ts";
import type { Language } from "#contract/vocabulary.ts";
import { escapeHtml } from "#server/mails/escape-html.ts";

export type OgImageText = {
  heading: string;
  line: string;
};

/** Increase it when pictures of the same text shall look different. */
export const drawing = 1;

const partFile = (name: string) => fileURLToPath(new URL(`./parts/${name}`, import.meta.url));
const fontFile = (name: string) => partFile(`${name}.ttf`);

type Face = { family: string; file: string; colour: string };

const ink = "#12343b";
const slate = "#5b6b6f";

const sign = { family: "Yatra One, Mukta SemiBold", colour: ink };
const plain = { family: "Mukta SemiBold", colour: slate };
const nastaliq = { family: "Noto Nastaliq Urdu, Mukta SemiBold", file: fontFile("noto-nastaliq-urdu") };

const faces: Record<Language, { heading: Face; line: Face }> = {
  en: {
    heading: { ...sign, file: fontFile("yatra-one-latin") },
    line: { ...plain, file: fontFile("mukta-latin") },
  },
  hi: {
    heading: { ...sign, file: fontFile("yatra-one-devanagari") },
    line: { ...plain, file: fontFile("mukta-devanagari") },
  },
  ur: { heading: { ...nastaliq, colour: ink }, line: { ...nastaliq, colour: slate } },
};

/** Text positions, from the side where reading begins. */
const words = { margin: 84, width: 760 };

type Written = { data: Buffer; info: { width: number; height: number } };

/** `size` in pixels. Begins with a direction mark, so that a Latin name does not reverse an Urdu line. */
async function write(text: string, face: Face, size: number, language: Language): Promise<Written> {
  const direction = directionOf(language) === "rtl" ? "\u200f" : "";
  const markup = `<span foreground="${face.colour}">${direction}${escapeHtml(text)}</span>`;
  return sharp({
    text: {
      text: markup,
      // The last comma ends the names; without it "SemiBold" would be taken for a weight of Mukta.
      font: `${face.family}, ${size}`,
      fontfile: face.file,
      width: words.width,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
      spacing: language === "ur" ? -Math.round(size * 0.2) : 0,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Sizes to try, each with the maximal text height: first on one line, then on two. Pixels. */
type Room = readonly { size: number; height: number }[];

const rooms: Record<"heading" | "line", Room> = {
  heading: [84, 72, 62, 54, 46].map((size) => ({ size, height: 240 })),
  line: [...[40, 36, 33].map((size) => ({ size, height: 90 })), ...[36, 30].map((size) => ({ size, height: 130 }))],
};

/** Uses the first that fits; text too long for the last is cut at the bottom. */
async function fitWords(text: string, face: Face, language: Language, room: Room): Promise<Written> {
  let last: Written | undefined;
  for (const { size, height } of room) {
    last = await write(text, face, size, language);
    if (last.info.height <= height) return last;
  }
  if (last === undefined) throw new Error("no size to write in");
  const height = room.at(-1)?.height ?? 0;
  return sharp(last.data)
    .extract({ left: 0, top: 0, width: last.info.width, height })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Pango loads a font from the first text that names its file; the others serve missing glyphs. */
let known: Promise<unknown> | undefined;
const knowFonts = () => {
  const all = ["yatra-one-latin", "yatra-one-devanagari", "mukta-latin", "mukta-devanagari", "noto-nastaliq-urdu"];
  known ??= Promise.all(all.map((name) => sharp({ text: { text: "a", fontfile: fontFile(name) } }).metadata()));
  return known;
};

export async function drawOgImage(language: Language, { heading, line }: OgImageText): Promise<Buffer> {
  await knowFonts();
  const face = faces[language];
  const [title, below, name] = await Promise.all([
    fitWords(heading, face.heading, language, rooms.heading),
    fitWords(line, face.line, language, rooms.line),
    write(brand.name[language], { ...face.heading, colour: ink }, 44, language),
  ]);
  const isMirrored = directionOf(language) === "rtl";
  const place = ({ data, info }: Written, top: number) => ({
    input: data,
    top,
    left: isMirrored ? ogImageSize.width - words.margin - info.width : words.margin,
  });
  // The text is centred between the name above and the road below.
  const gap = 52;
  const top = Math.round(130 + (420 - title.info.height - gap - below.info.height) / 2);
  // As bytes: images are not read from files here, see files/reencode-image.ts.
  return sharp(await readFile(partFile(`ground-${directionOf(language)}.png`)))
    .composite([place(name, 64), place(title, top), place(below, top + title.info.height + gap)])
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
