/** Removes files that no row names: of a failed upload, of an erased person (R4.4). */

import { sql } from "drizzle-orm";
import { hour } from "#contract/durations.ts";
import type { Db } from "#server/db/client.ts";
import { type FileStore, ownerOf } from "#server/gateways/file-key.ts";

type Parts = { db: Db; files: FileStore };

/** Returns how many were removed. Files that we cannot have written are left alone. */
export async function removeUnused({ db, files }: Parts, keys: readonly string[]): Promise<number> {
  const owners = [...new Set(keys.flatMap((key) => ownerOf(key) ?? []))];
  if (owners.length === 0) return 0;
  const ids = sql`any(${sql.param(owners)}::uuid[])`;
  const { rows } = await db.execute<{ key: string }>(sql`
    select photo_key as key from teachers where account_id = ${ids} and photo_key is not null
    union all select photo_key from students where account_id = ${ids} and photo_key is not null
    union all select file_key from documents where teacher_id = ${ids}
    union all select unnest(array[file_key, poster_key]) from intro_videos where id = ${ids}`);
  const used = new Set(rows.map(({ key }) => key));
  const unused = keys.filter((key) => ownerOf(key) !== undefined && !used.has(key));
  await files.remove(unused);
  return unused.length;
}

const batch = 500;
/** Milliseconds within which a running upload has written its row. */
const grace = hour;

export async function sweepFiles(parts: Parts, now = Date.now()): Promise<number> {
  let removed = 0;
  let keys: string[] = [];
  for await (const { key, changedAt } of parts.files.list()) {
    if (now - changedAt.getTime() < grace) continue;
    keys.push(key);
    if (keys.length < batch) continue;
    removed += await removeUnused(parts, keys);
    keys = [];
  }
  return removed + (await removeUnused(parts, keys));
}
