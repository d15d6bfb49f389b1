/** Changes the fields of a student's own profile that an edit carries, and no others (R3.9). */
import { and, eq, sql } from "drizzle-orm";
import type { StudentFields } from "#contract/students.ts";
import type { Language } from "#contract/vocabulary.ts";
import { type ProfileOwner, savePerson } from "#server/accounts/save-person.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { consents } from "#server/db/schema/notifications.ts";
import { students } from "#server/db/schema/students.ts";
import { type Moved, savePlace } from "#server/locations/save-place.ts";
import { Refusal } from "#server/refusal.ts";
import { ownEntry, saveLearners } from "./save-learners.ts";

type Edit = { fields: StudentFields; moved: Moved | null; language: Language };

/** Version of the declaration's text; raised when it changes. */
const declarationVersion = "1";

export async function saveStudentRow(db: Db, owner: ProfileOwner, { fields, moved, language }: Edit): Promise<void> {
  const { id } = owner;
  const { learners: family, location, timestamp, version, adultDeclared, ...own } = fields;
  const { name, phone, ...columns } = { ...ownEntry(id, family), ...own };
  await db.transaction(async (tx) => {
    await savePerson(tx, owner, { name, phone });
    const written = await tx
      .update(students)
      .set({ ...columns, version: sql`${students.version} + 1` })
      .where(and(eq(students.accountId, id), version === undefined ? undefined : eq(students.version, version)))
      .returning({ version: students.version });
    if (written.length === 0) throw new Refusal("stale_profile");
    // After the profile's row is locked, so that two forms cannot exceed the limit together.
    if (family !== undefined) await saveLearners(tx, id, family);
    if (adultDeclared !== undefined) await declareAdult(tx, id, adultDeclared, language);
    if (moved !== null) await savePlace(tx, { id, role: "student" }, moved);
  });
}

/** Recorded in the ledger when it changes (R10.3). */
async function declareAdult(tx: Tx, id: string, given: boolean, language: Language): Promise<void> {
  const changed = await tx
    .update(students)
    .set({ adultDeclaredAt: given ? sql`now()` : null })
    .where(and(eq(students.accountId, id), sql`(${students.adultDeclaredAt} is not null) <> ${given}`))
    .returning({ id: students.accountId });
  if (changed.length === 0) return;
  await tx
    .insert(consents)
    .values({ accountId: id, kind: "adult", given, policyVersion: declarationVersion, language });
}

/** Does not raise the version: a place detected in the background must not make an open form stale. */
export async function moveStudent(db: Db, id: string, moved: Moved): Promise<void> {
  await db.transaction((tx) => savePlace(tx, { id, role: "student" }, moved));
}
