/** Stores a document of its teacher (R5.4): the file and its row, both or neither, twenty at most. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { OwnDocument } from "#contract/documents.ts";
import { uploads } from "#contract/file-limits.ts";
import { issuesOf } from "#contract/issues.ts";
import { documentFields } from "#contract/schemas/documents.ts";
import { documentForm, fileEndings } from "#contract/upload-forms.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { documents, teachers } from "#server/db/schema/teachers.ts";
import { takeDocument } from "#server/files/pass-file.ts";
import { receiveUpload, refuse } from "#server/files/receive-upload.ts";
import { storeFile } from "#server/files/store-file.ts";
import { makeKey } from "#server/gateways/file-key.ts";
import { Refusal } from "#server/refusal.ts";
import { showDocument } from "./list-documents.ts";

const { file: field, maxBytes: limit } = documentForm;

type Parts = Pick<Context, "db" | "files" | "isClean"> & {
  /** Refuses when the account's daily limit is reached. */
  countUpload(account: string): Promise<unknown>;
};

export function addDocument(parts: Parts, teacherId: string, request: FastifyRequest): Promise<OwnDocument> {
  const expected = {
    field,
    limit,
    tooLarge: "document_too_large",
    account: teacherId,
    count: () => parts.countUpload(teacherId),
  };
  return receiveUpload(request, expected, async ({ bytes, fields }) => {
    const given = z.safeParse(documentFields, fields);
    if (!given.success) throw new Refusal("validation", { issues: issuesOf(given.error, fields) });
    const file = await takeDocument(parts.isClean, bytes, field);
    const fileKey = makeKey("document", teacherId, fileEndings[file.mediaType]);
    return storeFile(parts, fileKey, file, () =>
      parts.db.transaction(async (tx) => {
        await refuseTooMany(tx, teacherId);
        const [row] = await tx
          .insert(documents)
          .values({
            ...given.data,
            teacherId,
            fileKey,
            mediaType: file.mediaType,
            size: file.bytes.length,
            sha256: createHash("sha256").update(file.bytes).digest(),
          })
          .returning();
        if (row === undefined) throw new Error("the document was not stored");
        return showDocument(row);
      }),
    );
  });
}

/** Locks the profile, so that parallel uploads count each other. */
async function refuseTooMany(tx: Tx, teacherId: string): Promise<void> {
  await tx.select({ id: teachers.accountId }).from(teachers).where(eq(teachers.accountId, teacherId)).for("update");
  const count = await tx.$count(documents, eq(documents.teacherId, teacherId));
  if (count >= uploads.documentsPerTeacher) throw refuse(field, "documents_limit");
}
