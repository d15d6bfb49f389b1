/** Removes an introduction video (R11.2) and its files. */
import { eq } from "drizzle-orm";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Context } from "#server/context.ts";
import { introVideos } from "#server/db/schema/admin.ts";
import { lockVideo } from "./change-video.ts";
import { remembered } from "./show-video.ts";

export async function removeVideo(
  { db, files }: Pick<Context, "db" | "files">,
  by: Officer,
  id: string,
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const row = await lockVideo(tx, id);
    await tx.delete(introVideos).where(eq(introVideos.id, id));
    await recordAct(tx, { by, act: "remove_video", subjectId: id, before: remembered(row), after: null });
    return row;
  });
  // The cleanup job removes what cannot be removed now.
  await files.remove([gone.fileKey, gone.posterKey].filter((key) => key !== null)).catch(() => {});
}
