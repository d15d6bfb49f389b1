/**
 * Writes server/og-images/parts/: full-script fonts without hints, as TrueType, since the drawing library reads no other
 * format; and the background of the pictures, since the server reads no SVG (files/reencode-image.ts). Run it after changing a
 * face or the look (node scripts/assets/make-og-image-parts.ts).
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import subsetFont from "subset-font";
import { ogImageSize } from "#contract/og-images.ts";

const require = createRequire(import.meta.url);
const target = new URL("../../server/og-images/parts/", import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

/** Also for typed names and subjects: all letters of its script in a package's file. */
const letters = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…₹`,
  devanagari: `${range(0x900, 0x97f)}\u200c\u200d ₹.,()-·`,
  arabic: `${range(0x600, 0x6ff)}\u200c\u200d\u200e\u200f .()-·`,
};

const faces: Record<string, { file: string; script: keyof typeof letters }> = {
  "yatra-one-latin": { file: "yatra-one/files/yatra-one-latin-400-normal.woff2", script: "latin" },
  "yatra-one-devanagari": { file: "yatra-one/files/yatra-one-devanagari-400-normal.woff2", script: "devanagari" },
  "mukta-latin": { file: "mukta/files/mukta-latin-600-normal.woff2", script: "latin" },
  "mukta-devanagari": { file: "mukta/files/mukta-devanagari-600-normal.woff2", script: "devanagari" },
  "noto-nastaliq-urdu": {
    file: "noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2",
    script: "arabic",
  },
};

await mkdir(target, { recursive: true });
for (const [name, { file, script }] of Object.entries(faces)) {
  const whole = await readFile(require.resolve(`@fontsource/${file}`));
  const cut = await subsetFont(whole, letters[script], { targetFormat: "truetype", noHinting: true });
  await writeFile(new URL(`${name}.ttf`, target), cut);
}

const ink = "#12343b";
const marigold = "#f7b500";
/** The mark of web/ui/logo.tsx. */
const letter =
  "M29.1 46.0L29.1 36.1L24.0 36.1Q25.5 38.4 24.9 40.0Q24.2 41.6 22.7 42.4Q21.2 43.1 20.4 42.5Q16.5 39.2 16.3 39.0Q14.9 37.7 15.2 35.6Q15.5 33.6 17.2 33.1Q17.3 33.0 29.1 33.1L29.1 29.3L12.5 29.3L12.5 26.2L35.5 26.2L35.5 29.3L33.0 29.3L33.0 47.8L29.1 46.0ZM21.6 36.0Q18.5 36.0 18.1 37.4Q17.9 38.4 18.9 39.2Q20.0 40.2 21.0 39.6Q22.3 38.9 22.2 36.0L21.6 36.0Z";

/** The milestone, opposite the start of the text. */
const stone = { scale: 5.4, width: 48, margin: 60, top: 276 };

function drawGround(left: number): Buffer {
  const dashes = Array.from({ length: 9 }, (_, at) => `<rect x="${at * 150 - 30}" y="597" width="84" height="8"/>`);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${ogImageSize.width}" height="${ogImageSize.height}">
    <rect width="100%" height="100%" fill="#fbf8f1"/>
    <rect y="572" width="100%" height="58" fill="${ink}"/>
    <g fill="${marigold}">${dashes.join("")}</g>
    <g transform="translate(${left} ${stone.top}) scale(${stone.scale})">
      <path d="M4 52V23a20 20 0 0 1 40 0v29z" fill="#fffdf7"/>
      <path d="M4 23a20 20 0 0 1 40 0z" fill="${marigold}"/>
      <path d="M4 52V23a20 20 0 0 1 40 0v29z" fill="none" stroke="${ink}" stroke-width="2.5"/>
      <path d="M1 51h46v4H1z" fill="${ink}"/>
      <path d="${letter}" fill="${ink}"/>
    </g>
  </svg>`);
}

const grounds = { rtl: stone.margin, ltr: ogImageSize.width - stone.margin - stone.scale * stone.width };
for (const [direction, left] of Object.entries(grounds)) {
  const file = new URL(`ground-${direction}.png`, target);
  await writeFile(file, await sharp(drawGround(left)).png({ palette: true }).toBuffer());
}
