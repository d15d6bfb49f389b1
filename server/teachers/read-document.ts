/** Serves a document's file to its owner or an admin (R5.4), as a download and never inline; and deletes documents. */
import { and, eq } from "drizzle-orm";
import { can } from "#contract/permissions.ts";
import type { Context } from "#server/context.ts";
import { auditLog } from "#server/db/schema/admin.ts";
import { documents } from "#server/db/schema/teachers.ts";
import type { Account } from "#server/http/caller.ts";
import { type RawAnswer, sendBytes } from "#server/http/raw-answer.ts";
import { Refusal } from "#server/refusal.ts";

type Parts = Pick<Context, "db" | "files">;
type Reader = Pick<Account, "id" | "role">;

async function findDocument({ db }: Parts, reader: Reader, id: string) {
  const mine = can(reader.role, "documents.read") ? undefined : eq(documents.teacherId, reader.id);
  const [found] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), mine));
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

/** RFC 6266: an ASCII name for old clients, the real one for all others. */
function attachment(name: string, extension: string): string {
  const label = name.toLowerCase().endsWith(`.${extension}`) ? name : `${name.replace(/\.$/, "")}.${extension}`;
  const safe = label.replace(/[/\\:*?"<>|%]/g, "-");
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="document.${extension}"; filename*=UTF-8''${encoded}`;
}

export async function sendDocument(
  parts: Parts,
  reader: Reader,
  { id, address }: { id: string; address: string },
): Promise<RawAnswer> {
  const { fileKey, name, mediaType } = await findDocument(parts, reader, id);
  const bytes = await parts.files.read(fileKey);
  if (bytes === null) throw new Refusal("not_found");
  if (can(reader.role, "documents.read"))
    await parts.db
      .insert(auditLog)
      .values({ adminId: reader.id, act: "read_document", subjectKind: "document", subjectId: id, address });
  return sendBytes(mediaType, bytes, {
    "content-disposition": attachment(name, fileKey.slice(fileKey.lastIndexOf(".") + 1)),
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
}

export async function deleteOwnDocument({ db, files }: Parts, teacherId: string, id: string): Promise<void> {
  const [deleted] = await db
    .delete(documents)
    .where(and(eq(documents.id, id), eq(documents.teacherId, teacherId)))
    .returning({ fileKey: documents.fileKey });
  if (deleted === undefined) throw new Refusal("not_found");
  // The sweep deletes what cannot be removed now.
  await files.remove([deleted.fileKey]).catch(() => {});
}
