/** Combines many pictures of screens into a small one, numbered in the order of the index. */
import sharp from "sharp";

export type Shot = { title: string; picture: Buffer };

const looks = {
  phone: { columns: 12, width: 144, height: 296 },
  desktop: { columns: 7, width: 272, height: 170 },
} as const;
const gap = 8;
const caption = 16;
const background = "#d9d4c7";
/** Maximal bytes of a sheet; it is scaled down until it fits. */
const limit = 300 * 1024;
const qualities = [60, 45, 32, 22, 12];

/** Drawn as pixels: the machine may have no fonts. Rows of a digit, three wide and five high. */
const digits = [
  "111101101101111",
  "010110010010111",
  "111001111100111",
  "111001111001111",
  "101101111001001",
  "111100111001111",
  "111100111101111",
  "111001001001001",
  "111101111101111",
  "111101111001111",
];

function drawNumber(number: number): Buffer {
  const cell = 2;
  const squares = [...String(number)].flatMap((digit, at) =>
    [...(digits[Number(digit)] ?? "")].flatMap((bit, place) => {
      const [x, y] = [(at * 4 + (place % 3)) * cell, Math.floor(place / 3) * cell];
      return bit === "1" ? [`<rect x="${x}" y="${y}" width="${cell}" height="${cell}"/>`] : [];
    }),
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="32" height="12">${squares.join("")}</svg>`);
}

export async function drawSheet(shots: readonly Shot[], look: keyof typeof looks): Promise<Buffer> {
  const { columns, width, height } = looks[look];
  const [stepX, stepY] = [width + gap, height + gap + caption];
  const parts = await Promise.all(
    shots.map(async ({ picture }, at) => {
      const [left, top] = [gap + (at % columns) * stepX, gap + Math.floor(at / columns) * stepY];
      const small = await sharp(picture).resize(width, height, { fit: "cover", position: "top" }).toBuffer();
      return [
        { input: drawNumber(at + 1), left, top },
        { input: small, left, top: top + caption },
      ];
    }),
  );
  const rows = Math.ceil(shots.length / columns);
  const sheet = await sharp({
    create: { width: gap + columns * stepX, height: gap + rows * stepY, channels: 3, background },
  })
    .composite(parts.flat())
    .png()
    .toBuffer();
  for (const quality of qualities) {
    const packed = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (packed.length <= limit) return packed;
  }
  throw new Error(`A sheet of ${shots.length} screens does not fit into ${limit} bytes.`);
}

export function describeSheets(sheets: ReadonlyMap<string, readonly Shot[]>): string {
  const [first = []] = sheets.values();
  const list = [...sheets.keys()].map((name) => `- [${name.replaceAll("-", ", ")}](${name}.webp)`);
  const titles = first.map(({ title }, at) => `${at + 1}. ${title}`);
  return `# Screens

Every screen as a contact sheet, made by \`npm run bench -- screens\` from the demo city.

${list.join("\n")}

The numbers on the sheets, with who looks and at which address:

${titles.join("\n")}
`;
}
