/** Serves the app's fonts to the demo's own pages at `/demo/fonts/`, so that Hindi and Urdu are readable on a machine without fonts for them. */
import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

const faces = ["mukta-latin-400", "mukta-devanagari-400", "vazirmatn"];

export const fontStyle = `
@font-face{font-family:Mukta;src:url(/demo/fonts/mukta-latin-400.woff2);unicode-range:U+0-24F,U+2000-206F}
@font-face{font-family:Mukta;src:url(/demo/fonts/mukta-devanagari-400.woff2);unicode-range:U+900-97F,U+200C-200D,U+25CC}
@font-face{font-family:Vazirmatn;src:url(/demo/fonts/vazirmatn.woff2);unicode-range:U+600-6FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFF}
`;

export async function serveFonts(app: FastifyInstance): Promise<void> {
  for (const face of faces) {
    const bytes = await readFile(new URL(import.meta.resolve(`#web/fonts/${face}.woff2`)));
    app.get(`/demo/fonts/${face}.woff2`, (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("font/woff2").send(bytes),
    );
  }
}
