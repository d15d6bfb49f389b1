/** Cuts a font down to the glyphs used in shaping the given words: far smaller than every ligature of their letters. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import { Blob, Face, Font, shapeWithTrace, Buffer as Text } from "harfbuzzjs";

const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const writable = 2;

type Call =
  | "_initialize"
  | "malloc"
  | "hb_blob_create"
  | "hb_blob_get_data"
  | "hb_blob_get_length"
  | "hb_face_create"
  | "hb_face_reference_blob"
  | "hb_set_add"
  | "hb_set_clear"
  | "hb_set_invert"
  | "hb_subset_input_create_or_fail"
  | "hb_subset_input_get_flags"
  | "hb_subset_input_glyph_set"
  | "hb_subset_input_set"
  | "hb_subset_input_set_flags"
  | "hb_subset_input_unicode_set"
  | "hb_subset_or_fail";

type Exports = Record<Call, (...args: number[]) => number> & { memory: WebAssembly.Memory };

function collectGlyphs(truetype: Uint8Array, words: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(truetype.slice().buffer)));
  const glyphs = new Set<number>();
  for (const word of words) {
    const text = new Text();
    text.addText(word);
    text.guessSegmentProperties();
    for (const step of shapeWithTrace(font, text, [], 0, 0)) {
      if (step.glyphs) for (const glyph of step.t as { g: number }[]) glyphs.add(glyph.g);
    }
  }
  return glyphs;
}

export async function subsetShaped(font: Buffer, letters: string, words: readonly string[]): Promise<Buffer> {
  const truetype = await fontverter.convert(font, "truetype");
  const wasm = await readFile(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports as Exports;
  const heap = () => new Uint8Array(hb.memory.buffer);
  hb._initialize();

  const address = hb.malloc(truetype.length);
  heap().set(truetype, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, truetype.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | noHinting | noLayoutClosure);
  const codePoints = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(codePoints, letter.codePointAt(0) ?? 0);
  const keptGlyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of collectGlyphs(truetype, words)) hb.hb_set_add(keptGlyphs, glyph);

  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = heap().slice(start, start + hb.hb_blob_get_length(blob));
  return fontverter.convert(Buffer.from(bytes), "woff2");
}
