/** For tests: listed students and teachers, with a phone, a place and something to learn or teach; the teachers with a verified identity. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import type { accounts } from "#server/db/schema/accounts.ts";
import { students } from "#server/db/schema/students.ts";
import { documents, teachers } from "#server/db/schema/teachers.ts";
import { makePerson, type TestPerson } from "#test/people.ts";

type Wish = Partial<typeof accounts.$inferInsert>;

const place = {
  publicCell: "883da11463fffff",
  publicLongitude: 77.24,
  publicLatitude: 28.57,
  publicArea: "lajpat-nagar",
};

export async function makeTeacher(tx: Tx, wish: Wish = {}): Promise<TestPerson> {
  const person = await makePerson(tx, { name: "Meera Nair", phone: "+919811000001", ...wish, role: "teacher" });
  await tx
    .update(teachers)
    .set({ subjects: ["mathematics"], qualifications: ["master_degree"], ...place })
    .where(eq(teachers.accountId, person.id));
  await verifyIdentity(tx, person.id);
  return person;
}

/** The document without which a teacher meets no new students (R4.2). */
export async function verifyIdentity(tx: Tx, teacherId: string): Promise<void> {
  await tx.insert(documents).values({
    teacherId,
    name: "Voter card",
    type: "identity",
    fileKey: `identity-${randomUUID()}.pdf`,
    mediaType: "application/pdf",
    size: 1000,
    sha256: Buffer.alloc(32),
    verifiedAt: new Date(),
  });
}

export async function makeStudent(tx: Tx, wish: Wish = {}): Promise<TestPerson> {
  const person = await makePerson(tx, { name: "Zoya Khan", phone: "+919811000002", ...wish, role: "student" });
  await tx
    .update(students)
    .set({
      grade: "10",
      subjects: ["physics"],
      preferredDays: ["monday"],
      bio: "Likes numbers.",
      photoKey: "student-face.webp",
      adultDeclaredAt: new Date(),
      ...place,
    })
    .where(eq(students.accountId, person.id));
  return person;
}
