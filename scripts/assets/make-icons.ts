/** Draws the maskable icon from the mark: `node scripts/assets/make-icons.ts`, when the mark changes. */
import { readFileSync } from "node:fs";
import sharp from "sharp";

const size = 512;
/** The safe zone is the circle of four fifths; the mark fits inside it. */
const mark = Math.round(size * 0.56);

const drawn = await sharp(readFileSync("web/public/favicon.svg"), { density: 600 }).resize(mark, mark).png().toBuffer();
await sharp({ create: { width: size, height: size, channels: 4, background: "#fbf8f1" } })
  .composite([{ input: drawn, gravity: "centre" }])
  .png({ compressionLevel: 9, palette: true })
  .toFile("web/public/icon-maskable-512.png");
