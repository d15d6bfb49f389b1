/** A person's export (R10.3): everything of theirs, key by key, and of others only what they are shown anyway. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { consents, notifications } from "#server/db/schema/notifications.ts";
import { reports, reviews } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { seedRows } from "#test/seed-rows.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("R10.3 the export holds everything of the person, and others' contact only in active relations", async () => {
  const { db, pool } = app.database;
  const student = await makePerson(db, { phone: "+919876500001" });
  const active = await makePerson(db, { role: "teacher", name: "Active Teacher", phone: "+919876500002" });
  const asked = await makePerson(db, { role: "teacher", name: "Asked Teacher", phone: "+919876500003" });
  await relate(db, student.id, active.id, "accepted", "I live in gali 7");
  await relate(db, student.id, asked.id, "pending", "Hello");
  await db.insert(notifications).values({ accountId: student.id, kind: "request_accepted" });
  await db
    .insert(consents)
    .values({ accountId: student.id, kind: "terms", given: true, policyVersion: "1", language: "en" });

  const answer = await app.call(exportDataEndpoint, { token: student.token });
  expect(answer.headers["content-disposition"]).toContain("attachment");
  const text = JSON.stringify(answer.body);
  for (const shown of [student.email, "+919876500001", active.email, "+919876500002", "I live in gali 7", "terms"])
    expect(text).toContain(shown);
  for (const hidden of [asked.email, "+919876500003", "argon2", "passwordHash", "tokenHash", student.token])
    expect(text).not.toContain(hidden);
  expect(text).toContain("request_accepted");

  const seen = JSON.stringify((await app.call(exportDataEndpoint, { token: asked.token })).body);
  for (const hidden of [student.email, student.name, "+919876500001"]) expect(seen).not.toContain(hidden);

  await pool.query("update accounts set status = 'deactivated' where id = $1", [active.id]);
  const later = JSON.stringify((await app.call(exportDataEndpoint, { token: student.token })).body);
  for (const hidden of [active.email, "+919876500002"]) expect(later).not.toContain(hidden);
});

test("R10.1 the export of a review's reporter does not name its author", async () => {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "declined");
  const pair = { studentId: student.id, teacherId: teacher.id };
  const [review] = await db
    .insert(reviews)
    .values({ ...pair, relationId, stars: 1 })
    .returning();
  const reported = { reporterId: teacher.id, reportedId: student.id, reason: "fake" as const };
  await db.insert(reports).values([{ ...reported, reviewId: review?.id ?? null }, reported]);
  const { body } = await app.call(exportDataEndpoint, { token: teacher.token });
  expect(body.reports).toHaveLength(2);
  expect(JSON.stringify(body.reports)).not.toContain(student.id);
});

const place =
  "address latitude locatedAt locationIsManual longitude publicArea publicCell publicCellChangedAt publicLatitude publicLongitude";

/** Written out: a column not named here is not exported. */
const sections = {
  account:
    "createdAt deletionReason email emailVerifiedAt googleSubject id language name phone phoneVerifiedAt role status statusChangedAt suspendedAt updatedAt",
  sessions: "address createdAt expiresAt id lastUsedAt revokedAt userAgent",
  signIns: "createdAt id network userAgent way",
  fees: "amount createdAt currency id note relationId state stateChangedAt",
  blocks: "blockedId createdAt",
  questions: "answer answeredAt askedAt day id relationId",
  lessons:
    "cancelReason cancelledAt cancelledBy createdAt endsAt homework id learnerIds mailedAt makesUpFor markedAt mode monthlyPaise note objectedAt objection occursAt outcome paise priceKind pricePaise proposedBy relationId sequence seriesId settledAt startsAt state taught topic weeklyUntil",
  monthPayments: "month paise relationId saidAt saidBy",
  reports: "createdAt details handledAt id outcome reason reportedId reviewId status",
  notifications: "clearedAt createdAt id kind params pinned readAt relatedLink",
  notificationChoices: "kind mail push",
  pushSubscriptions: "createdAt id",
  consents: "createdAt given kind language policyVersion",
  contactMessages: "createdAt email fullName answers handledAt id language message phone subject",
  verdicts: "act answer appeal appealUntil appealedAt createdAt decision id rule undoneAt words",
};
const relation =
  "claimOpen activeSince answeredAt askedBy endedAt expiresAt id learners message requestDate status teacherResponse";
const ofTeacher = {
  ...sections,
  profile: `${place} acceptingStudents awayCell awayDays awayOn bio bioLanguage boards classes createdAt earlierCells experienceYears feeHourly feeMonthly freeDays gender languages listed modes qualifications rating reviewCount slowToAnswer subjects teachingRange updatedAt upiAddress verifiedAt version`,
  learners: "",
  availability: "day endTime startTime",
  wishes: "",
  shortlist: "",
  // R10.2 not the text of a claim, R10.1 not the author of a review.
  claims: "createdAt decidedAt id kind relationId status",
  reviews: "answer answeredAt counted id language month stars text",
  documents: "id mediaType name rejectedAt rejectionReason size type uploadedAt verifiedAt verifiedName",
  relations: `${relation} student`,
};
const ofStudent = {
  ...sections,
  profile: `${place} adultDeclaredAt bio createdAt defaultLocation gender grade listed preferredDays preferredDistance subjects updatedAt version`,
  learners: "createdAt grade id name preferredDays subjects",
  availability: "",
  wishes: "createdAt id query until",
  shortlist: "createdAt teacherId",
  claims: "createdAt decidedAt decision id kind reason relationId status",
  reviews: "counted createdAt hiddenAt hiddenReason id language relationId stars takenBackAt teacherId text updatedAt",
  documents: "",
  relations: `${relation} fee similarOffered teacher`,
};

const sorted = (keys: string) => keys.split(" ").sort().join(" ");
const keysOf = (section: unknown) => {
  const [row = {}] = Array.isArray(section) ? section : [section];
  return Object.keys(row).sort().join(" ");
};

test("R10.3 the export has these keys and no other: no key of a file, no hash, no act of an admin", async () => {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  await seedRows(app.database, { student, teacher });
  // A teacher's photo is public; a child's is not part of the teacher's export.
  for (const [{ token }, expected, files] of [
    [teacher, ofTeacher, /secret\.pdf|face\.webp/],
    [student, ofStudent, /secret\.pdf|student-face\.webp/],
  ] as const) {
    const { exportedAt, ...given } = (await app.call(exportDataEndpoint, { token })).body;
    expect(exportedAt).toBeTypeOf("string");
    const keys = Object.entries(given).map(([name, section]) => [name, keysOf(section)]);
    expect(Object.fromEntries(keys)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, columns]) => [name, sorted(columns)])),
    );
    expect(JSON.stringify(given)).not.toMatch(files);
  }
});
