/** The rules of the database itself: constraints, and what its triggers derive and announce. */

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "#contract/durations.ts";
import { timeZone } from "#contract/time-zone.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { sayMet } from "#test/relations.ts";
import { type Database, openDatabase } from "./client.ts";
import { describeDatabaseError } from "./constraint.ts";
import { accounts } from "./schema/accounts.ts";
import { auditLog } from "./schema/admin.ts";
import { relations, reviews } from "./schema/relations.ts";
import { students } from "./schema/students.ts";
import { availabilitySlots, documents, teachers } from "./schema/teachers.ts";

let copy: TestDatabase;
let database: Database;

beforeAll(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url);
});

afterAll(async () => {
  await database.close();
  await copy.drop();
});

let made = 0;

async function makeAccount(given: Partial<typeof accounts.$inferInsert> = {}): Promise<string> {
  made += 1;
  const [row] = await database.db
    .insert(accounts)
    .values({ role: "teacher", email: `p${made}@demo.test`, name: "Asha Rao", ...given })
    .returning();
  return row?.id ?? "";
}

const listable = { emailVerifiedAt: new Date(), phone: "+919876543210" };
const rohini = { publicCell: "883da11419fffff", publicLongitude: 77.1, publicLatitude: 28.7 };

async function makeTeacher(given: Partial<typeof teachers.$inferInsert> = {}): Promise<string> {
  const accountId = await makeAccount(listable);
  await database.db
    .insert(teachers)
    .values({ accountId, subjects: ["computer_science"], qualifications: ["phd"], ...rohini, ...given });
  return accountId;
}

async function readTeacher(accountId: string) {
  const [row] = await database.db.select().from(teachers).where(eq(teachers.accountId, accountId));
  return row;
}

async function askTeacher(
  teacherId: string,
  status: "pending" | "accepted" | "declined" = "pending",
  studentId?: string,
) {
  const [row] = await database.db
    .insert(relations)
    .values({
      studentId: studentId ?? (await makeAccount({ role: "student" })),
      teacherId,
      askedBy: "student",
      status,
      activatedAt: status === "accepted" ? new Date() : null,
      expiresAt: new Date(Date.now() + 14 * day),
    })
    .returning();
  if (!row) throw new Error("no relation came back");
  return row;
}

async function brokenBy(write: PromiseLike<unknown>): Promise<string | undefined> {
  return Promise.resolve(write).then(
    () => undefined,
    (error: unknown) => describeDatabaseError(error)?.constraint,
  );
}

test("R3.2 a teacher's week of the last visit begins by the contract's time zone", async () => {
  for (const moment of ["2026-11-15T18:29:59Z", "2026-11-15T18:30:00Z", "2026-11-18T12:00:00Z"]) {
    const { rows } = await database.pool.query(
      "select week_of($1)::text as actual, date_trunc('week', $1::timestamptz at time zone $2)::date::text as expected",
      [moment, timeZone],
    );
    expect(rows[0].actual, moment).toBe(rows[0].expected);
  }
});

test("R3.1 an e-mail has one account of each role, whatever its case", async () => {
  await makeAccount({ email: "Both@demo.test", role: "student" });
  await makeAccount({ email: "both@demo.test", role: "teacher" });
  expect(await brokenBy(makeAccount({ email: "BOTH@demo.test", role: "teacher" }))).toBe("accounts_email_role");
});

test("R3.3 a phone that is not E.164 and an unknown code are refused by name", async () => {
  expect(await brokenBy(makeAccount({ phone: "9876543210" }))).toBe("accounts_phone_e164");
  expect(
    await brokenBy(database.pool.query("insert into accounts (role, email, name) values ('boss', 'a@b.c', 'A')")),
  ).toBe("accounts_role_known");
  const teacher = await makeTeacher();
  expect(
    await brokenBy(database.pool.query("update teachers set boards = '{oxford}' where account_id = $1", [teacher])),
  ).toBe("teachers_boards_known");
});

test("a broken constraint is described without the values that broke it", async () => {
  const error = await makeAccount({ phone: "12345secret" }).catch((reason: unknown) => reason);
  const described = describeDatabaseError(error);
  expect(described).toMatchObject({ sqlState: "23514", constraint: "accounts_phone_e164", table: "accounts" });
  expect(JSON.stringify(described)).not.toContain("12345secret");
  expect(describeDatabaseError(new Error("something else"))).toBeUndefined();
});

test("R5.5 a place is complete, on the globe and not at 0,0", async () => {
  const teacher = await makeTeacher();
  const set = (place: Partial<typeof teachers.$inferInsert>) =>
    brokenBy(database.db.update(teachers).set(place).where(eq(teachers.accountId, teacher)));
  expect(await set({ longitude: 77 })).toBe("teachers_place_valid");
  expect(await set({ longitude: 0, latitude: 0 })).toBe("teachers_place_valid");
  expect(await set({ longitude: 77, latitude: 91 })).toBe("teachers_place_valid");
  expect(await set({ publicCell: null })).toBe("teachers_public_place_whole");
  expect(await set({ longitude: 77.1, latitude: 28.7 })).toBeUndefined();
});

test("R4.1 one open relation per pair; a declined one does not count", async () => {
  const teacher = await makeTeacher();
  const first = await askTeacher(teacher);
  expect(await brokenBy(askTeacher(teacher, "pending", first.studentId))).toBe("relations_open_pair");
  expect(await brokenBy(askTeacher(teacher, "accepted", first.studentId))).toBe("relations_open_pair");
  await database.db.update(relations).set({ status: "declined" }).where(eq(relations.id, first.id));
  expect(await brokenBy(askTeacher(teacher, "pending", first.studentId))).toBeUndefined();
});

test("R5.3 slots of one day may touch but not overlap, and end after they start", async () => {
  const [teacherId, other] = [await makeTeacher(), await makeTeacher()];
  const add = (slot: { day: "monday" | "tuesday"; startTime: string; endTime: string }, teacher = teacherId) =>
    brokenBy(database.db.insert(availabilitySlots).values({ teacherId: teacher, ...slot }));
  expect(await add({ day: "monday", startTime: "16:00", endTime: "18:00" })).toBeUndefined();
  expect(await add({ day: "monday", startTime: "18:00", endTime: "19:30" })).toBeUndefined();
  expect(await add({ day: "tuesday", startTime: "16:00", endTime: "18:00" })).toBeUndefined();
  expect(await add({ day: "monday", startTime: "16:00", endTime: "18:00" }, other)).toBeUndefined();
  expect(await add({ day: "monday", startTime: "17:59", endTime: "18:10" })).toBe("availability_slots_no_overlap");
  expect(await add({ day: "monday", startTime: "16:00", endTime: "18:00" })).toBe("availability_slots_no_overlap");
  expect(await add({ day: "monday", startTime: "10:00", endTime: "10:00" })).toBe("availability_slots_end_after_start");
  const stored = await database.db.select().from(availabilitySlots).where(eq(availabilitySlots.teacherId, teacherId));
  expect(stored.map((slot) => slot.startTime).toSorted()).toEqual(["16:00", "16:00", "18:00"]);
});

test("R7.11 a teacher is listed exactly while every condition holds", async () => {
  const id = await makeTeacher();
  const listed = async () => (await readTeacher(id))?.listed;
  const account = (set: Partial<typeof accounts.$inferInsert>) =>
    database.db.update(accounts).set(set).where(eq(accounts.id, id));
  const profile = (set: Partial<typeof teachers.$inferInsert>) =>
    database.db.update(teachers).set(set).where(eq(teachers.accountId, id));
  expect(await listed()).toBe(true);
  for (const lost of [
    { status: "deactivated" },
    { status: "deleted" },
    { suspendedAt: new Date() },
    { emailVerifiedAt: null },
    { phone: null },
  ] as const) {
    await account(lost);
    expect(await listed(), JSON.stringify(lost)).toBe(false);
    await account({ status: "active", suspendedAt: null, ...listable });
    expect(await listed()).toBe(true);
  }
  for (const lost of [
    { subjects: [] },
    { qualifications: [] },
    { publicCell: null, publicLongitude: null, publicLatitude: null },
  ]) {
    await profile({ ...lost, listed: true });
    expect(await listed(), JSON.stringify(lost)).toBe(false);
    await profile({ subjects: ["physics"], qualifications: ["phd"], ...rohini });
    expect(await listed()).toBe(true);
  }
});

test("R10.3 a student is listed only when an adult is responsible for the account", async () => {
  const accountId = await makeAccount({ role: "student", emailVerifiedAt: new Date() });
  const [before] = await database.db
    .insert(students)
    .values({ accountId, ...rohini })
    .returning();
  const [after] = await database.db.update(students).set({ adultDeclaredAt: new Date() }).returning();
  expect([before?.listed, after?.listed]).toEqual([false, true]);
});

test("R7.11 the search text follows name, subjects and bio", async () => {
  const id = await makeTeacher({ bio: "Makes हिन्दी Easy" });
  expect((await readTeacher(id))?.searchText).toBe("asha rao computer science makes हिन्दी easy");
  await database.db.update(accounts).set({ name: "Zoya Khan" }).where(eq(accounts.id, id));
  expect((await readTeacher(id))?.searchText).toContain("zoya khan");
});

test("R3.8 the rating is the mean of reviews that are not hidden, also under concurrent writes", async () => {
  const teacherId = await makeTeacher();
  const review = async (stars: number) => {
    const { id: relationId, studentId } = await askTeacher(teacherId, "accepted");
    await sayMet(database.db, relationId, studentId);
    const [row] = await database.db.insert(reviews).values({ relationId, studentId, teacherId, stars }).returning();
    return row?.id ?? "";
  };
  const seen = async () => {
    const row = await readTeacher(teacherId);
    return [row?.rating, row?.reviewCount];
  };
  expect(await seen()).toEqual([null, 0]);
  const ids = await Promise.all([5, 4, 4, 2, 5, 1].map(review));
  expect(await seen()).toEqual([3.5, 6]);
  await database.db
    .update(reviews)
    .set({ hiddenAt: new Date() })
    .where(eq(reviews.id, ids[5] ?? ""));
  expect(await seen()).toEqual([4, 5]);
  await database.db.delete(reviews).where(eq(reviews.teacherId, teacherId));
  expect(await seen()).toEqual([null, 0]);
  expect(await brokenBy(review(6))).toBe("reviews_stars_valid");
});

test("R4.3 a teacher is verified by an identity and a qualification document", async () => {
  const teacherId = await makeTeacher();
  const add = async (type: "identity" | "qualification" | "other") => {
    const [row] = await database.db
      .insert(documents)
      .values({
        teacherId,
        name: type,
        type,
        fileKey: `${teacherId}/${type}`,
        mediaType: "application/pdf",
        size: 1,
        sha256: Buffer.alloc(32),
        verifiedAt: new Date(),
      })
      .returning();
    return row?.id ?? "";
  };
  const verified = async () => (await readTeacher(teacherId))?.verifiedAt != null;
  await add("identity");
  await add("other");
  expect(await verified()).toBe(false);
  const degree = await add("qualification");
  expect(await verified()).toBe(true);
  await database.db.update(documents).set({ verifiedAt: null, rejectedAt: new Date() }).where(eq(documents.id, degree));
  expect(await verified()).toBe(false);
});

test("R4.4 erasure deletes the profile and leaves the history; an account with history cannot be deleted", async () => {
  const teacherId = await makeTeacher();
  const { id } = await askTeacher(teacherId, "accepted");
  expect(await brokenBy(database.db.delete(accounts).where(eq(accounts.id, teacherId)))).toBe(
    "relations_teacher_id_accounts_id_fk",
  );
  await database.db.delete(teachers).where(eq(teachers.accountId, teacherId));
  await database.db
    .update(accounts)
    .set({ email: null, name: "", phone: null, erasedAt: new Date() })
    .where(eq(accounts.id, teacherId));
  expect(await database.db.select().from(relations).where(eq(relations.id, id))).toHaveLength(1);
});

test("R11.4 the audit log is append-only", async () => {
  const adminId = await makeAccount({ role: "admin" });
  await database.db.insert(auditLog).values({ adminId, act: "suspend", subjectKind: "account" });
  expect(await brokenBy(database.db.update(auditLog).set({ act: "nothing" }))).toBe("audit_log_only_added");
  expect(await brokenBy(database.db.delete(auditLog))).toBe("audit_log_only_added");
});

test("R3.4 nearest first uses the index on the snapped point", async () => {
  await makeTeacher();
  const client = await database.pool.connect();
  // With few rows a sort is as cheap.
  await client.query("set enable_seqscan = off; set enable_sort = off");
  const plan = await client.query(
    "explain (costs off) select account_id from teachers where listed order by public_point <-> cube(array[1000,5000,3000]) limit 20",
  );
  client.release(true);
  expect(JSON.stringify(plan.rows)).toContain("Index Scan using teachers_listed_point");
});
