/** Where photos and documents are kept, out of reach of any address: a folder, or a bucket that all processes share. */
import { randomBytes } from "node:crypto";
import type { Settings } from "#server/settings.ts";
import { openFolder } from "./folder-store.ts";
import { openBucket } from "./s3-store.ts";

export type StoredFile = { key: string; changedAt: Date };

export type FileStore = {
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** A file that is gone already is no failure. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

const shape = /^[a-z]+-[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

/** Nothing that a person sent ever becomes part of a key. */
export function makeKey(kind: "teacher" | "student" | "document", extension: string): string {
  return `${kind}-${randomBytes(16).toString("hex")}.${extension}`;
}

export function isKey(key: string): boolean {
  return shape.test(key);
}

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
