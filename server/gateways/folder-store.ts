/** The file store as a local folder, closed to other users; files are written atomically. */
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "#server/settings/settings.ts";
import { type FileStore, makeKey, ownerOf } from "./file-key.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

export async function openFolder(dir: string): Promise<FileStore> {
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SetupError(
      `The folder ${dir} for photos and documents cannot be made (${code}): set FILES_DIR to another.`,
    );
  });

  /** `fill` writes a temporary file, which is renamed when complete. */
  async function write(key: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    // A name that the sweep recognises, should the process end in between.
    const partial = join(dir, makeKey("partial", ownerOf(key) ?? "", "tmp"));
    try {
      const file = await open(partial, "wx", 0o600);
      try {
        await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, join(dir, key));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => write(key, (file) => file.writeFile(bytes)),
    putFile: (key, path) => write(key, (file) => file.writeFile(createReadStream(path))),
    async read(key) {
      return readFile(join(dir, key)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    async readPart(key, from, to) {
      const file = await open(join(dir, key)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (file === null) return null;
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async remove(keys) {
      for (const key of keys) await rm(join(dir, key), { force: true });
    },
    async *list() {
      for (const key of await readdir(dir)) {
        const found = await stat(join(dir, key)).catch(() => undefined);
        if (found?.isFile()) yield { key, changedAt: found.mtime };
      }
    },
  };
}
