/** Where photos and documents are kept, out of reach of any address: a folder, or a bucket that all processes share. */
import type { Settings } from "#server/settings.ts";
import { type FileStore, isKey } from "./file-key.ts";
import { openFolder } from "./folder-store.ts";
import { openBucket } from "./s3-store.ts";

export async function openFileStore({ files, demo }: Pick<Settings, "files" | "demo">): Promise<FileStore> {
  const store = "s3" in files ? openBucket(files.s3) : await openFolder(files.dir);
  const drawn = demo ? await import("#demo/draw-document.ts") : undefined;
  return {
    put: async (key, bytes, mediaType) => {
      if (!isKey(key)) throw new Error("not a key of the file store");
      await store.put(key, bytes, mediaType);
    },
    read: async (key) => {
      if (drawn?.isDemoDocument(key)) return drawn.drawDocument(key);
      return isKey(key) ? store.read(key) : null;
    },
    remove: async (key) => {
      if (isKey(key)) await store.remove(key);
    },
    list: () => store.list(),
  };
}
