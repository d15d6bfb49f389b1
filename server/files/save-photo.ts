/** Sets or removes an account's photo and deletes the old file. */
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { fileEndings, photoForm } from "#contract/upload-forms.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { makeKey } from "#server/gateways/file-key.ts";
import { takePhoto } from "./pass-file.ts";
import { receiveUpload } from "./receive-upload.ts";
import { storeFile } from "./store-file.ts";

type Parts = Pick<Context, "db" | "files" | "isClean">;
type Counting = {
  /** Refuses what is too much for the day of this account. */ countUpload(account: string): Promise<unknown>;
};
type Owner = { id: string; role: MemberRole };

const { file: field, maxBytes: limit } = photoForm;

/** Returns the key of the new photo. */
export function savePhoto(parts: Parts & Counting, owner: Owner, request: FastifyRequest): Promise<string> {
  const expected = {
    field,
    limit,
    tooLarge: "photo_too_large",
    account: owner.id,
    count: () => parts.countUpload(owner.id),
  };
  return receiveUpload(request, expected, async ({ bytes }) => {
    const photo = await takePhoto(parts.isClean, bytes, field);
    const key = makeKey(owner.role, owner.id, fileEndings[photo.mediaType]);
    const replaced = await storeFile(parts, key, photo, () => namePhoto(parts, owner, key));
    await forget(parts, replaced);
    return key;
  });
}

export async function removePhoto(parts: Parts, owner: Owner): Promise<void> {
  await forget(parts, await namePhoto(parts, owner, null));
}

/** The sweep deletes what cannot be removed now. */
async function forget({ files }: Parts, key: string | null): Promise<void> {
  if (key !== null) await files.remove([key]).catch(() => {});
}

/** Returns the previous key. */
async function namePhoto({ db }: Parts, { id, role }: Owner, key: string | null): Promise<string | null> {
  const table = role === "teacher" ? teachers : students;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ key: table.photoKey })
      .from(table)
      .where(eq(table.accountId, id))
      .for("no key update");
    await tx.update(table).set({ photoKey: key, updatedAt: sql`now()` }).where(eq(table.accountId, id));
    return before?.key ?? null;
  });
}
