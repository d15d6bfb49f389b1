/** The file store as a folder of this machine, closed to other users; a file is there whole or not at all. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "#server/settings.ts";
import { type FileStore, makeKey, ownerOf } from "./file-key.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

export async function openFolder(dir: string): Promise<FileStore> {
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SetupError(
      `The folder ${dir} for photos and documents cannot be made (${code}): set FILES_DIR to another.`,
    );
  });
  return {
    async put(key, bytes) {
      const path = join(dir, key);
      // A name the sweep knows, should the process end in between.
      const partial = join(dir, makeKey("partial", ownerOf(key) ?? "", "tmp"));
      try {
        const file = await open(partial, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key) {
      return readFile(join(dir, key)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      });
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
