/** The file store's interface, and the keys of its files. */
import { randomBytes } from "node:crypto";

export type StoredFile = { key: string; changedAt: Date };

export type FileStore = {
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** A local file, which may be too large for memory. */
  putFile(key: string, path: string, mediaType: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** From one byte to another, inclusive; null when there is no such file. */
  readPart(key: string, from: number, to: number): Promise<Buffer | null>;
  /** A missing file is no failure. */
  remove(keys: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

const shape = /^[a-z]+-([0-9a-f]{32})-[0-9a-f]{16}\.[a-z0-9]{2,4}$/;

/** Contains the owner, an account or a video, so that the sweep finds its row, and nothing that a person sent. */
export function makeKey(
  kind: "teacher" | "student" | "document" | "video" | "poster" | "partial",
  owner: string,
  extension: string,
): string {
  return `${kind}-${owner.replaceAll("-", "")}-${randomBytes(8).toString("hex")}.${extension}`;
}

export function isKey(key: string): boolean {
  return shape.test(key);
}

/** The owner's id without its dashes, which the database also accepts. */
export function ownerOf(key: string): string | undefined {
  return shape.exec(key)?.[1];
}
