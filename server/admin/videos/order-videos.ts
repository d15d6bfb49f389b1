/** Lists introduction videos in their order, and reorders them (R11.2). */
import { sql } from "drizzle-orm";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { introVideos } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";
import type { VideoRow } from "./show-video.ts";

type Reader = Pick<Tx, "select" | "$count">;

export async function listVideos(db: Reader, paging: Paging): Promise<{ rows: VideoRow[]; total: number }> {
  const { limit, offset } = limitAndOffset(paging);
  const rows = await inOrder(db).limit(limit).offset(offset);
  return { rows, total: await db.$count(introVideos) };
}

const inOrder = (db: Pick<Tx, "select">) => db.select().from(introVideos).orderBy(introVideos.position, introVideos.id);

/** `ids`: all videos, each once; else another admin has added or removed one meanwhile. */
export async function orderVideos(tx: Tx, by: Officer, ids: readonly string[]): Promise<VideoRow[]> {
  await tx.execute(sql`lock table intro_videos in share row exclusive mode`);
  const before = (await inOrder(tx)).map(({ id }) => id);
  if (new Set(ids).size !== ids.length || ids.length !== before.length || !before.every((id) => ids.includes(id)))
    throw new Refusal("conflict");
  await tx.execute(sql`
    update intro_videos set position = place - 1, updated_at = now()
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (wanted_id, place)
    where id = wanted_id and position <> place - 1`);
  if (ids.some((id, at) => id !== before[at]))
    await recordAct(tx, { by, act: "order_videos", subjectId: null, before: { ids: before }, after: { ids } });
  return inOrder(tx);
}
