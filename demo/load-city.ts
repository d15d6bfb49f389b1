/** Loads the demo city into a database without one: one transaction, a few seconds, and nothing the second time. */
import { setTimeout } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import { type PolicyName, policies } from "#content/policies.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { appeals, auditLog, contactAnswers, contactMessages, verdicts } from "#server/db/schema/admin.ts";
import { classBook, lessons, lessonTimes } from "#server/db/schema/lessons.ts";
import { consents, notifications } from "#server/db/schema/notifications.ts";
import {
  blocks,
  feeEntries,
  guaranteeClaims,
  relationQuestions,
  relations,
  reports,
  reviews,
} from "#server/db/schema/relations.ts";
import { learners, students } from "#server/db/schema/students.ts";
import { availabilitySlots, documents, profileViewDays, teachers } from "#server/db/schema/teachers.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { demoId } from "./demo-id.ts";
import { makeSister } from "./demo-people.ts";
import { insertOutreach } from "./insert-outreach.ts";
import { inBatches, insertRows } from "./insert-rows.ts";
import type { DemoAccountRow } from "./make-account.ts";
import { type DemoCity, makeCity } from "./make-city.ts";
import { makeClaims } from "./make-claims.ts";
import { makeLessons } from "./make-lessons.ts";
import { makeNotifications } from "./make-notifications.ts";
import { makeOffice } from "./make-office.ts";
import { makeQuestions } from "./make-questions.ts";
import { makeBlocks, makeReports } from "./make-safety.ts";
import { daysBefore } from "./moments.ts";
import { suspension } from "./office-pieces.ts";

function makeAdmin(now: Date): DemoAccountRow {
  const createdAt = daysBefore(now, 900);
  return {
    id: demoId("admin", 0),
    role: "admin",
    email: demoAccounts.admin,
    name: "Nukkad Admin",
    language: "en",
    status: "active",
    createdAt,
    updatedAt: createdAt,
  };
}

/** Argon2id as for real accounts; only the three demo accounts have a password. */
const hashDemoPassword = () => hash(demoPassword, { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 });

async function isLoaded(tx: Tx): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, demoAccounts.admin))
    .limit(1);
  return found.length > 0;
}

async function insertPeople(tx: Tx, city: DemoCity, admin: DemoAccountRow, passwordHash: string): Promise<void> {
  const everyone = [admin, ...[...city.teachers, ...city.students].map(({ account }) => account)];
  const known: readonly (string | null | undefined)[] = Object.values(demoAccounts);
  await insertRows(
    tx,
    accounts,
    everyone.map((account) => ({
      ...account,
      passwordHash: known.includes(account.email) ? passwordHash : null,
    })),
  );
  const slots = city.teachers.flatMap(({ account, slots }) =>
    slots.map((slot) => ({ teacherId: account.id, ...slot })),
  );
  const allDocuments = city.teachers.flatMap((teacher) => teacher.documents);
  await insertRows(
    tx,
    teachers,
    city.teachers.map(({ profile }) => profile),
  );
  await insertRows(
    tx,
    students,
    city.students.map(({ profile }) => profile),
  );
  const [{ account: demoStudent }] = city.students;
  await insertRows(tx, learners, [makeSister(demoStudent.id)]);
  await insertRows(tx, availabilitySlots, slots);
  await insertRows(
    tx,
    documents,
    allDocuments.map((document) => ({
      ...document,
      decidedBy: document.verifiedAt || document.rejectedAt ? admin.id : null,
    })),
  );
  await insertRows(tx, profileViewDays, city.views);
  await tx.execute(sql`
    insert into sign_ins (account_id, way, user_agent, network, created_at)
    select account_id, 'password', '', '', now() - abs(hashtext(account_id::text)) % 25 * interval '1 day'
    from teachers where account_id <> ${city.teachers[0].account.id}`);
  // The trigger sets the current time; correct it to the document's decision.
  await tx.execute(sql`
    update teachers set verified_at = decided.at
    from (select teacher_id, max(verified_at) as at from documents group by teacher_id) as decided
    where decided.teacher_id = teachers.account_id and teachers.verified_at is not null`);
}

/** Of the two public accounts. */
async function insertLessons(
  tx: Tx,
  { stories, students, teachers }: Pick<DemoCity, "stories" | "students" | "teachers">,
  now: Date,
): Promise<void> {
  const fees = new Map(teachers.map(({ account, profile }) => [account.id, profile.feeHourly]));
  const people = [students[0].account.id, teachers[0].account.id];
  const made = makeLessons(stories, now, people, (id) => fees.get(id) ?? 400);
  await insertRows(tx, lessons, made.lessons);
  await insertRows(tx, lessonTimes, made.times);
  await insertRows(tx, classBook, made.book);
}

async function insertStories(
  tx: Tx,
  { stories, students, teachers }: DemoCity,
  adminId: string,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    relations,
    stories.map(({ relation }) => relation),
  );
  await insertRows(
    tx,
    feeEntries,
    stories.flatMap(({ feeEntry }) => feeEntry ?? []),
  );
  await insertRows(tx, guaranteeClaims, makeClaims(stories, students, now));
  await insertRows(tx, relationQuestions, makeQuestions(stories, now));
  await insertLessons(tx, { stories, students, teachers }, now);
  // After the lessons and answers on which the rating depends (R3.8).
  await insertRows(
    tx,
    reviews,
    stories.flatMap(({ review }) => review ?? []),
  );
  const demoPair = { studentId: students[0].account.id, teacherId: teachers[0].account.id };
  await insertRows(tx, reports, makeReports(stories, adminId, now));
  await insertRows(tx, blocks, makeBlocks(stories, demoPair, now));
  await insertRows(tx, notifications, makeNotifications(stories, demoPair, now));
  const agreed = Object.entries(policies).map(([kind, { version }]) => ({ kind: kind as PolicyName, version }));
  await insertRows(
    tx,
    consents,
    [students[0], teachers[0]].flatMap(({ account: { id: accountId, language = "en" } }) =>
      agreed.map(({ kind, version }) => ({ accountId, kind, given: true, policyVersion: version, language })),
    ),
  );
}

async function insertOffice(tx: Tx, city: DemoCity, adminId: string, now: Date): Promise<void> {
  const allDocuments = city.teachers.flatMap((teacher) => teacher.documents);
  const suspendedId = city.students.at(-1)?.account.id ?? "";
  const office = makeOffice({ adminId, papers: allDocuments, suspendedId, now });
  await insertRows(tx, contactMessages, office.letters);
  await insertRows(
    tx,
    contactAnswers,
    office.answers.map((answer, index) => ({ ...answer, id: demoId("answer", index) })),
  );
  await insertRows(tx, verdicts, office.verdicts);
  await insertRows(tx, appeals, office.appeals);
  await insertRows(
    tx,
    auditLog,
    office.audit.map((line, index) => ({ ...line, id: demoId("act", index) })),
  );
  const [verdict] = office.verdicts.slice(-1);
  await tx
    .update(accounts)
    .set({ suspendedAt: verdict?.createdAt ?? null, suspensionReason: suspension.words })
    .where(eq(accounts.id, suspendedId));
}

/** Lists people last: until then the search indexes, which hold only listed people, stay unchanged. */
async function listPeople(tx: Tx, city: DemoCity, admin: DemoAccountRow): Promise<void> {
  const ids = [admin, ...[...city.teachers, ...city.students].map(({ account }) => account)].map(({ id }) => id);
  for (const batch of inBatches(ids))
    await tx.execute(
      sql`update accounts set email_verified_at = created_at where id = any(${sql.param(batch)}::uuid[])`,
    );
}

/** Undefined while another process is loading. */
async function tryToLoad(
  db: Db,
  city: DemoCity,
  admin: DemoAccountRow,
  passwordHash: string,
  now: Date,
): Promise<boolean | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('nukkad demo city')) as mine`,
    );
    if (!rows[0]?.mine) return undefined;
    if (await isLoaded(tx)) return false;
    await insertPeople(tx, city, admin, passwordHash);
    await insertStories(tx, city, admin.id, now);
    await insertOffice(tx, city, admin.id, now);
    await listPeople(tx, city, admin);
    await insertOutreach(tx, admin.id, now);
    return true;
  });
}

/** Returns whether it loaded anything. Of two processes at once the second waits for the first. */
export async function loadDemoCity(db: Db, { now }: { now: Date }): Promise<boolean> {
  if (await isLoaded(db)) return false;
  const city = makeCity(now);
  const admin = makeAdmin(now);
  const passwordHash = await hashDemoPassword();
  let loaded = await tryToLoad(db, city, admin, passwordHash, now);
  while (loaded === undefined) {
    await setTimeout(500);
    loaded = await tryToLoad(db, city, admin, passwordHash, now);
  }
  return loaded;
}
