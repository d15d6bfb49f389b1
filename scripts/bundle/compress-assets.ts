/** Writes .br and .gz beside every built asset that gets smaller by it. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const COMPRESSIBLE = "**/*.{js,css,svg,json,txt,html,xml,webmanifest}";
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** All at once: the compressors share the threads of the process. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map((name) => compressAsset(`${folder}/${name}`)));
}

async function compressAsset(file: string): Promise<void> {
  const plain = await readFile(file);
  for (const [suffix, compress] of Object.entries(compressors)) {
    const small = await compress(plain);
    if (small.length < plain.length) await writeFile(`${file}.${suffix}`, small);
  }
}
