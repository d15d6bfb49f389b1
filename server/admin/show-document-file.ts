/** Shows a document's file to an admin (R5.4, R11.1) so that nothing in it can run: an image is re-encoded, a PDF is drawn by a page of this app; neither opens directly. */
import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { ImageFault, reencodeDocument } from "#server/files/reencode-image.ts";
import { type RawAnswer, sendBytes } from "#server/http/raw-answer.ts";
import { Refusal } from "#server/refusal.ts";
import { recordAct } from "./record-act.ts";
import type { Officer } from "./write-audit.ts";

type Parts = Pick<Context, "db" | "files">;

/** No script, no plugin, no fetches, embedded by our own pages alone, and never cached. */
const headers = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
};

export async function showDocumentFile({ db, files }: Parts, by: Officer, id: string): Promise<RawAnswer> {
  const [found] = await db.select().from(documents).where(eq(documents.id, id));
  const bytes = found === undefined ? null : await files.read(found.fileKey);
  if (found === undefined || bytes === null) throw new Refusal("not_found");
  const shown =
    found.mediaType === "application/pdf"
      ? bytes
      : await reencodeDocument(bytes, found.mediaType).catch((error: unknown) => {
          throw error instanceof ImageFault ? new Refusal("unsupported_media_type") : error;
        });
  await recordAct(db, { by, act: "read_document", subjectId: id, before: null, after: null });
  const extension = found.fileKey.slice(found.fileKey.lastIndexOf(".") + 1);
  return sendBytes(found.mediaType, shown, {
    ...headers,
    "content-disposition": `attachment; filename="document.${extension}"`,
  });
}
