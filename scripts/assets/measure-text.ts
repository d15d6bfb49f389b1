/** Measures text width in a font from the font file by the shaping engine that browsers use. */
import { readFile } from "node:fs/promises";
import fontverter from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";

/** Ascent and descent are fractions of the font size. */
type MeasuredFont = { font: Font; upem: number; ascent: number; descent: number };

export async function openFont(file: URL | string): Promise<MeasuredFont> {
  const truetype = await fontverter.convert(await readFile(file), "truetype");
  const face = new Face(new Blob(new Uint8Array(truetype).buffer));
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  return { font, upem: face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}

/** In fractions of the font size; a missing letter is as wide as its empty box. */
export function measureText({ font, upem }: MeasuredFont, texts: readonly string[]): number {
  let width = 0;
  for (const text of texts) {
    const run = new Text();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    for (const { xAdvance } of run.getGlyphPositions()) width += xAdvance;
  }
  return width / upem;
}
