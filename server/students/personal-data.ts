/** Personal data of a student's profile and of siblings (R10.3); all is erased (R4.4), the photo with the next sweep of files. */
import { asc, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { learners, students } from "#server/db/schema/students.ts";
import { personalPlaceColumns } from "#server/locations/personal-data.ts";

export async function collect(tx: Tx, id: string) {
  const profile = await tx.query.students.findFirst({
    columns: {
      gender: true,
      bio: true,
      grade: true,
      defaultLocation: true,
      subjects: true,
      preferredDays: true,
      preferredDistance: true,
      adultDeclaredAt: true,
      ...personalPlaceColumns,
      listed: true,
      version: true,
      createdAt: true,
      updatedAt: true,
    },
    where: eq(students.accountId, id),
  });
  const others = await tx.query.learners.findMany({
    columns: { accountId: false },
    where: eq(learners.accountId, id),
    orderBy: [asc(learners.id)],
  });
  return { profile, learners: others };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  // Siblings are deleted with it.
  await tx.delete(students).where(eq(students.accountId, id));
}
