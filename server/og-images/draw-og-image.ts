/**
 * Draws the picture of a link: a painted sign with the mark, a heading and a line. Pango, inside sharp, shapes Nastaliq
 * and Devanagari and breaks lines; the fonts are our own, so that every machine draws the same.
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

/** Goes up when pictures of the same words shall look different. */
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

/** Where the words stand, from the side where reading begins. */
const words = { margin: 84, width: 760 };

type Written = { data: Buffer; info: { width: number; height: number } };

/** `size` in pixels. Begins with a mark of direction, so that a Latin name does not turn an Urdu line around. */
async function write(text: string, face: Face, size: number, language: Language): Promise<Written> {
  const direction = directionOf(language) === "rtl" ? "\u200f" : "";
  const markup = `<span foreground="${face.colour}">${direction}${escapeHtml(text)}</span>`;
  return sharp({
    text: {
      text: markup,
      // The last comma ends the names, or else "SemiBold" would be taken for a weight of Mukta.
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

/** A size to try, and how high the words may then be: of a line, first all in one, then in two. Pixels. */
type Room = readonly { size: number; height: number }[];

const rooms: Record<"heading" | "line", Room> = {
  heading: [84, 72, 62, 54, 46].map((size) => ({ size, height: 240 })),
  line: [...[40, 36, 33].map((size) => ({ size, height: 90 })), ...[36, 30].map((size) => ({ size, height: 130 }))],
};

/** By the first that fits; what is too long even for the last is cut at the foot. */
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

/** Pango knows a font from the first text that names its file; the others serve letters that this one lacks. */
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
  // The words stand in the middle of what the name above and the road below leave.
  const gap = 52;
  const top = Math.round(130 + (420 - title.info.height - gap - below.info.height) / 2);
  // By its bytes: pictures are not read from files here, see files/reencode-image.ts.
  return sharp(await readFile(partFile(`ground-${directionOf(language)}.png`)))
    .composite([place(name, 64), place(title, top), place(below, top + title.info.height + gap)])
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
