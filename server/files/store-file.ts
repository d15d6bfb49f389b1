/** Writes a file and the row that names it, both or none. */
import type { Context } from "#server/context.ts";
import type { Storable } from "./pass-file.ts";
import { removeUnused } from "./remove-unused.ts";

/** In memory, or on the local disk. */
type Source = Storable | { path: string; mediaType: string };

type Parts = Pick<Context, "db" | "files">;

/** `write` makes a row name the key, in a transaction of its own. */
export async function storeFile<T>(parts: Parts, key: string, source: Source, write: () => Promise<T>): Promise<T> {
  if ("path" in source) await parts.files.putFile(key, source.path, source.mediaType);
  else await parts.files.put(key, source.bytes, source.mediaType);
  try {
    return await write();
  } catch (error) {
    // Queries the database first: a commit whose answer was lost still names the file.
    await removeUnused(parts, [key]).catch(() => {});
    throw error;
  }
}
