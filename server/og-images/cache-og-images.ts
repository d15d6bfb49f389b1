/** Caches pictures by their content: in memory, and in a folder that outlives the process. */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Language } from "#contract/vocabulary.ts";
import { ogImageTuning as limits } from "#server/settings/tuning.ts";
import { drawing, drawOgImage, type OgImageText } from "./draw-og-image.ts";

export type CachedOgImage = { png: Buffer; etag: string };

type Requested = { language: Language; words: OgImageText };

/** `onTrouble` is called when the folder cannot be written; pictures are then drawn again after a restart. */
export function cacheOgImages(dir: string, onTrouble: (error: unknown) => void) {
  const cache = new LRUCache<string, Buffer, Requested>({
    maxSize: limits.keptBytes,
    sizeCalculation: (png) => png.length,
    // Concurrent requests for the same one share its promise.
    fetchMethod: async (key, _old, { context: { language, words } }) => {
      const file = join(dir, `${key}.png`);
      const found = await readFile(file).catch(() => undefined);
      if (found !== undefined) return found;
      const png = await drawOgImage(language, words);
      await store(file, png).catch(onTrouble);
      return png;
    },
  });
  let written = 0;

  /** Atomic, whichever process reads it meanwhile. */
  async function store(file: string, png: Buffer): Promise<void> {
    await mkdir(dir, { recursive: true });
    const draft = `${file}-${randomBytes(6).toString("hex")}`;
    await writeFile(draft, png);
    await rename(draft, file);
    written += 1;
    if (written % limits.sweepEvery === 1) await sweep();
  }

  /** Pictures of changed or departed people are never requested again: evict the oldest. */
  async function sweep(): Promise<void> {
    const names = await readdir(dir);
    if (names.length <= limits.keptFiles) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(dir, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs })),
    );
    aged.sort((one, other) => one.at - other.at);
    for (const { name } of aged.slice(0, names.length - limits.keptFiles)) await rm(join(dir, name), { force: true });
  }

  return async (requested: Requested): Promise<CachedOgImage | undefined> => {
    const key = createHash("sha256")
      .update(JSON.stringify([drawing, requested]))
      .digest("hex")
      .slice(0, 32);
    const png = await cache.fetch(key, { context: requested });
    return png && { png, etag: `"${key}"` };
  };
}
