/** Opens the store of photos and documents, none of it publicly addressable: a folder, or a bucket that all processes share. */
import type { FastifyBaseLogger } from "fastify";
import { fileStore } from "#contract/file-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Settings } from "#server/settings/settings.ts";
import { type FileStore, isKey } from "./file-key.ts";
import { openFolder } from "./folder-store.ts";
import { openBucket } from "./s3-store.ts";

export async function openFileStore(
  { files, demo }: Pick<Settings, "files" | "demo">,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<FileStore> {
  const store = "s3" in files ? openBucket(files.s3) : await openFolder(files.dir);
  const drawn = demo ? await import("#demo/draw-document.ts") : undefined;
  const films = demo ? await import("#demo/intro-videos.ts") : undefined;

  /** The client is asked to retry; the operator's log has the reason. */
  const refuse = (err: unknown): never => {
    log.error({ err }, "the file store failed");
    throw new Refusal("overloaded", { retryAfter: fileStore.askAgainSeconds });
  };

  return {
    put: async (key, bytes, mediaType) => {
      if (!isKey(key)) throw new Error("not a key of the file store");
      await store.put(key, bytes, mediaType).catch(refuse);
    },
    putFile: async (key, path, mediaType) => {
      if (!isKey(key)) throw new Error("not a key of the file store");
      await store.putFile(key, path, mediaType).catch(refuse);
    },
    read: async (key) => {
      if (drawn?.isDemoDocument(key)) return drawn.drawDocument(key);
      const film = await films?.readDemoVideo(key);
      if (film !== undefined) return film;
      return isKey(key) ? store.read(key).catch(refuse) : null;
    },
    readPart: async (key, from, to) => {
      const film = await films?.readDemoVideo(key);
      if (film !== undefined) return film.subarray(from, to + 1);
      return isKey(key) ? store.readPart(key, from, to).catch(refuse) : null;
    },
    remove: (keys) => store.remove(keys.filter(isKey)),
    list: () => store.list(),
  };
}
