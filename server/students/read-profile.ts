/** A student's own profile (R3.9), with the fields that only its owner may see. */
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { StudentProfile } from "#contract/students.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { students } from "#server/db/schema/students.ts";
import { signedPhoto } from "#server/files/signed-photo.ts";
import { showPlace } from "#server/locations/show-place.ts";
import { learnersOf } from "#server/people/learners.ts";
import { Refusal } from "#server/refusal.ts";

export async function readStudentRow(tx: Tx, secret: Buffer, id: string): Promise<StudentProfile> {
  const [row] = await tx
    .select({
      ...getTableColumns(students),
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      accountStatus: accounts.status,
      learners: learnersOf(sql`${id}::uuid`),
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.accountId, id));
  if (row === undefined) throw new Refusal("not_found");
  return {
    ...row,
    id: row.accountId,
    email: row.email ?? "",
    photo: signedPhoto(secret, row.photoKey, id),
    location: showPlace(row),
    area: row.publicArea,
    adultDeclared: row.adultDeclaredAt !== null,
  };
}
