/** Changes an introduction video (R11.2): its titles, audience, visibility, and the address of a linked one. */
import { eq, sql } from "drizzle-orm";
import type { Received } from "#contract/endpoint.ts";
import type { changeVideoEndpoint as endpoint } from "#contract/intro-videos.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { introVideos } from "#server/db/schema/admin.ts";
import { refuse } from "#server/files/receive-upload.ts";
import { Refusal } from "#server/refusal.ts";
import type { Settings } from "#server/settings/settings.ts";
import { refuseForeignHost } from "./allowed-hosts.ts";
import { remembered, type VideoRow } from "./show-video.ts";

type Change = Received<typeof endpoint>["body"];

/** A call that changes nothing is not logged. */
export async function changeVideo(
  tx: Tx,
  settings: Pick<Settings, "videoHosts">,
  by: Officer,
  { id, titles, audience, published, url }: Change & { id: string },
): Promise<VideoRow> {
  if (url !== undefined) refuseForeignHost(settings, url);
  const before = await lockVideo(tx, id);
  if (url !== undefined && before.url === null) throw refuse("url", "video_link");
  const wasPublished = before.publishedAt !== null;
  const [after] = await tx
    .update(introVideos)
    .set({
      ...(titles && { titles }),
      ...(audience && { audience }),
      ...(url && { url }),
      ...(published !== undefined && published !== wasPublished && { publishedAt: published ? sql`now()` : null }),
      updatedAt: sql`now()`,
    })
    .where(eq(introVideos.id, id))
    .returning();
  if (after === undefined) throw new Refusal("not_found");
  const act = { before: remembered(before), after: remembered(after) };
  if (JSON.stringify(act.before) !== JSON.stringify(act.after))
    await recordAct(tx, { by, act: "change_video", subjectId: id, ...act });
  return after;
}

export async function lockVideo(tx: Tx, id: string): Promise<VideoRow> {
  const [row] = await tx.select().from(introVideos).where(eq(introVideos.id, id)).for("update");
  if (row === undefined) throw new Refusal("not_found");
  return row;
}
