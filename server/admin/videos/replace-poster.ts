/** Replaces a video's poster (R11.2): re-encoded as all images are; the old file is deleted. */
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { fileEndings, posterForm } from "#contract/upload-forms.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Context } from "#server/context.ts";
import { introVideos } from "#server/db/schema/admin.ts";
import { takePoster } from "#server/files/pass-file.ts";
import { receiveUpload } from "#server/files/receive-upload.ts";
import { storeFile } from "#server/files/store-file.ts";
import { makeKey } from "#server/gateways/file-key.ts";
import { Refusal } from "#server/refusal.ts";
import { lockVideo } from "./change-video.ts";
import type { VideoRow } from "./show-video.ts";

type Parts = Pick<Context, "db" | "files" | "isClean">;

export async function replacePoster(parts: Parts, by: Officer, id: string, request: FastifyRequest): Promise<VideoRow> {
  const { file: field, maxBytes: limit } = posterForm;
  const expected = { field, limit, tooLarge: "poster_too_large", account: by.adminId };
  return receiveUpload(request, expected, async ({ bytes }) => {
    const poster = await takePoster(parts.isClean, bytes, field);
    const posterKey = makeKey("poster", id, fileEndings[poster.mediaType]);
    const { before, after } = await storeFile(parts, posterKey, poster, () => nameIt(parts.db, by, id, posterKey));
    // The cleanup job removes what cannot be removed now.
    if (before !== null) await parts.files.remove([before]).catch(() => {});
    return after;
  });
}

/** The log stores only the name of the deleted file: it cannot be restored. */
function nameIt(db: Parts["db"], by: Officer, id: string, posterKey: string) {
  return db.transaction(async (tx) => {
    const { posterKey: before } = await lockVideo(tx, id);
    const [after] = await tx
      .update(introVideos)
      .set({ posterKey, updatedAt: sql`now()` })
      .where(eq(introVideos.id, id))
      .returning();
    if (after === undefined) throw new Refusal("not_found");
    await recordAct(tx, {
      by,
      act: "change_video",
      subjectId: id,
      before: { poster: before },
      after: { poster: posterKey },
    });
    return { before, after };
  });
}
