/** A teacher's own documents, newest first. */
import { desc, eq } from "drizzle-orm";
import type { OwnDocument } from "#contract/documents.ts";
import type { Tx } from "#server/db/client.ts";
import { documents } from "#server/db/schema/teachers.ts";

type DocumentRow = Pick<
  typeof documents.$inferSelect,
  | "id"
  | "name"
  | "type"
  | "mediaType"
  | "size"
  | "uploadedAt"
  | "verifiedAt"
  | "verifiedName"
  | "rejectedAt"
  | "rejectionReason"
>;

export function showDocument({
  id,
  name,
  type,
  mediaType,
  size,
  rejectionReason,
  verifiedName,
  ...row
}: DocumentRow): OwnDocument {
  return {
    id,
    name,
    type,
    mediaType,
    size,
    rejectionReason,
    verifiedName,
    uploadedAt: row.uploadedAt.toISOString(),
    verified: row.verifiedAt !== null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    rejectedAt: row.rejectedAt?.toISOString() ?? null,
  };
}

export async function listDocuments(tx: Tx, teacherId: string): Promise<OwnDocument[]> {
  const rows = await tx
    .select()
    .from(documents)
    .where(eq(documents.teacherId, teacherId))
    .orderBy(desc(documents.uploadedAt), desc(documents.id));
  return rows.map(showDocument);
}
