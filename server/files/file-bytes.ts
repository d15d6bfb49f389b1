/** Random access to a file without loading it into memory. */
import type { FileHandle } from "node:fs/promises";

/** `read` returns fewer bytes at the end. */
export type FileBytes = { size: number; read(at: number, length: number): Promise<Buffer> };

export async function readHereAndThere(file: FileHandle): Promise<FileBytes> {
  const { size } = await file.stat();
  return {
    size,
    async read(at, length) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    },
  };
}
