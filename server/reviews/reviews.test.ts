/** Reviews of a teacher, from writing to deleting (R3.8, R10.1), over HTTP. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { review as limits } from "#contract/limits.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { contactTeacherEndpoint } from "#contract/relations.ts";
import * as calls from "#contract/reviews.ts";
import { nearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { blocks, relationQuestions, relations, reviews } from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate, sayMet } from "#test/relations.ts";
import { countReviews } from "./count-reviews.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Lessons = { began: number; ended?: number; met?: boolean };

/** Two people who learn together since so many days; the family said that they met (R10.4), unless stated otherwise. */
async function makePair({ began, ended, met = true }: Lessons = { began: 8 }) {
  const { db } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const id = await relate(db, student.id, teacher.id, ended === undefined ? "accepted" : "ended");
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
  await db
    .update(relations)
    .set({ activatedAt: daysAgo(began), ...(ended !== undefined && { endedAt: daysAgo(ended) }) })
    .where(eq(relations.id, id));
  if (met) await sayMet(db, id, student.id);
  return { student, teacher, relationId: id };
}

type Pair = { student: TestPerson; teacher: TestPerson };

const sent = ({ student, teacher }: Pair) => ({ token: student.token, params: { id: teacher.id } });
const write = (pair: Pair, body: unknown) => app.call(calls.writeReviewEndpoint, { ...sent(pair), body });
const readOwn = (pair: Pair) => app.call(calls.readReviewEndpoint, sent(pair));
const takeBack = (pair: Pair) => app.call(calls.takeBackReviewEndpoint, sent(pair));
const readPublic = async (teacher: TestPerson) =>
  (await app.call(calls.teacherReviewsEndpoint, { params: { id: teacher.id }, headers: { "accept-language": "en" } }))
    .body;
const answer = (teacher: TestPerson, id: string, words: string) =>
  app.call(calls.answerReviewEndpoint, { token: teacher.token, params: { id }, body: { answer: words } });
const notificationsOf = async ({ token, role }: TestPerson) =>
  (
    await app.call(role === "teacher" ? teacherNotificationKinds.list : studentNotificationKinds.list, {
      token,
      headers: { "accept-language": "en" },
    })
  ).body;
const rated = async (teacher: TestPerson) => {
  const { body } = await app.call(readTeacherEndpoint, { params: { id: teacher.id } });
  return [body.rating, body.reviewCount];
};

describe("R3.8 who may write", () => {
  it.each([
    ["before the seven days", { began: 6 }, 409, "review_too_early"],
    ["after lessons that ended sooner", { began: 30, ended: 25 }, 409, "review_too_early"],
    ["on the seventh day", { began: 7 }, 200, undefined],
    ["after lessons of a week that are over", { began: 30, ended: 23 }, 200, undefined],
  ])("%s", async (_, lessons, status, code) => {
    const pair = await makePair(lessons);
    const written = await write(pair, { stars: 5 });
    expect([written.status, written.body.code]).toEqual([status, code]);
    expect(await rated(pair.teacher)).toEqual(status === 200 ? [5, 1] : [null, 0]);
  });

  it("gives the earliest date", async () => {
    const { body } = await write(await makePair({ began: 6 }), { stars: 5 });
    expect(body.retryAfter).toBeGreaterThan(23 * 60 * 60);
    expect(body.retryAfter).toBeLessThanOrEqual(24 * 60 * 60);
    const early = await readOwn(await makePair({ began: 1 }));
    expect(new Date(early.body.from ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect((await readOwn(await makePair({ began: 30, ended: 29 }))).body).toEqual({
      review: null,
      learned: true,
      from: null,
    });
  });

  it("a family that begins again need not wait again", async () => {
    const pair = await makePair({ began: 30, ended: 20 });
    await relate(app.database.db, pair.student.id, pair.teacher.id, "accepted");
    expect(new Date((await readOwn(pair)).body.from ?? "").getTime()).toBeLessThan(Date.now());
    expect((await write(pair, { stars: 5 })).status).toBe(200);
  });

  it("nobody without a relation, nor with one that was only requested", async () => {
    const { db } = app.database;
    const pair = { student: await makeStudent(db), teacher: await makeTeacher(db) };
    for (const status of [null, "pending", "declined"] as const) {
      if (status !== null) await relate(db, pair.student.id, pair.teacher.id, status);
      expect((await write(pair, { stars: 5 })).status).toBe(404);
      expect((await readOwn(pair)).body).toEqual({ review: null, learned: false, from: null });
      expect((await takeBack(pair)).status).toBe(404);
    }
  });

  it("also a family that the teacher has blocked: a block does not prevent a review", async () => {
    const pair = await makePair();
    await app.database.db.insert(blocks).values({ blockerId: pair.teacher.id, blockedId: pair.student.id });
    expect((await write(pair, { stars: 1, text: "Did not come." })).status).toBe(200);
  });

  it.each([
    [{}],
    [{ stars: 0 }],
    [{ stars: 6 }],
    [{ stars: 4.5 }],
    [{ stars: "5" }],
    [{ stars: 5, text: "x".repeat(limits.text + 1) }],
  ])("not %j", async (body) => {
    const pair = await makePair();
    expect((await write(pair, body)).status).toBe(400);
    expect(await rated(pair.teacher)).toEqual([null, 0]);
  });
});

describe("R10.1 a review", () => {
  it("is written, changed and deleted, and the rating follows at once, in the search too", async () => {
    const pair = await makePair();
    const { student, teacher } = pair;
    const found = async () => {
      const search = { token: student.token, query: { latitude: "28.57", longitude: "77.24", limit: "50" } };
      const { body } = await app.call(nearbyTeachersEndpoint, search);
      return body.teachers?.find(({ id }) => id === teacher.id)?.rating;
    };
    const first = await write(pair, { stars: 4, text: "  Explains well.  " });
    expect(first.body).toMatchObject({ stars: 4, text: "Explains well.", language: "en", hidden: null, answer: null });
    expect([await rated(teacher), await found()]).toEqual([[4, 1], 4]);
    const second = await write(pair, { stars: 2, text: "हर बार देर से आते हैं।" });
    expect(second.body).toMatchObject({ id: first.body.id, stars: 2, language: "hi" });
    expect([await rated(teacher), await found()]).toEqual([[2, 1], 2]);
    expect((await readOwn(pair)).body.review).toMatchObject({ stars: 2, text: "हर बार देर से आते हैं।" });
    expect((await takeBack(pair)).status).toBe(204);
    expect((await takeBack(pair)).status).toBe(404);
    expect((await readOwn(pair)).body.review).toBeNull();
    expect([await rated(teacher), await found()]).toEqual([[null, 0], null]);
  });

  it("is stored once, however many are sent in parallel", async () => {
    const pair = await makePair();
    const answers = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((stars) => write(pair, { stars })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [rating, count] = await rated(pair.teacher);
    expect(count).toBe(1);
    expect((await readOwn(pair)).body.review?.stars).toBe(rating);
    expect((await notificationsOf(pair.teacher)).filter(({ type }) => type === "review_received")).toHaveLength(1);
  });

  it("notifies the teacher once, without revealing its author", async () => {
    const pair = await makePair();
    const { student, teacher } = pair;
    for (const stars of [3, 4]) {
      await write(pair, { stars, text: "Zoya learns with joy." });
      await takeBack(pair);
      await write(pair, { stars });
    }
    const notified = await notificationsOf(teacher);
    expect(notified).toMatchObject([
      { type: "review_received", message: "A family wrote a review of your lessons.", data: {} },
    ]);
    // Not even the relation, whose page would name the family.
    expect(notified.map(({ data }) => data)).toEqual([{}]);
    const mails = await app.mails(teacher.email);
    expect(mails.map(({ kind }) => kind)).toEqual(["review_received"]);
    const everything = JSON.stringify([notified, mails, await readPublic(teacher)]);
    for (const trace of [student.id, student.name, student.email]) expect(everything).not.toContain(trace);
  });

  it("notifies again when it is rewritten after a week, and not when it is changed", async () => {
    const pair = await makePair();
    const count = async () =>
      (await notificationsOf(pair.teacher)).filter(({ type }) => type === "review_received").length;
    const eightDaysLater = async () => {
      const { pool } = app.database;
      await pool.query("update rate_limits set expire = expire - 8 * 86_400_000::bigint");
      await pool.query(
        "update reviews set created_at = created_at - interval '8 days', updated_at = updated_at - interval '8 days'",
      );
    };
    await write(pair, { stars: 3, text: "Often late." });
    await eightDaysLater();
    await write(pair, { stars: 4, text: "Now on time." });
    expect(await count()).toBe(1);
    await eightDaysLater();
    await takeBack(pair);
    await write(pair, { stars: 5, text: "Always on time." });
    expect(await count()).toBe(2);
  });

  it("shows no phone, e-mail or link, nor does its answer; each author sees the own text complete", async () => {
    const pair = await makePair();
    const text = "Call 98110 12345 or a.b@example.com";
    const { body } = await write(pair, { stars: 5, text });
    expect(body.text).toBe(text);
    const answered = await answer(pair.teacher, body.id ?? "", "See www.example.com");
    expect(answered.body).toMatchObject({ text: "Call ••• or •••", answer: "See www.example.com" });
    expect(await readPublic(pair.teacher)).toMatchObject([{ text: "Call ••• or •••", answer: "See •••" }]);
    expect((await readOwn(pair)).body.review).toMatchObject({ text, answer: "See •••" });
  });

  it("is limited per day", async () => {
    const pair = await makePair();
    for (let nth = 0; nth < limits.writtenPerDay; nth++) expect((await write(pair, { stars: 5 })).status).toBe(200);
    const { status, body } = await write(pair, { stars: 1 });
    expect([status, body.code]).toEqual([429, "too_many_requests"]);
  });
});

describe("R10.1 the teacher's answer", () => {
  it("is given once, shown to everybody, and notified to the family", async () => {
    const pair = await makePair();
    const { teacher, student } = pair;
    const id = (await write(pair, { stars: 3, text: "Often late." })).body.id ?? "";
    const list = () => app.call(calls.receivedReviewsEndpoint, { token: teacher.token });
    expect((await list()).body).toMatchObject([{ id, mayAnswer: true, answer: null }]);
    expect((await answer(teacher, id, "  ")).status).toBe(400);
    expect((await answer(teacher, id, "یہ اب نہیں ہوگا۔")).body).toMatchObject({ mayAnswer: false });
    expect((await answer(teacher, id, "یہ اب نہیں ہوگا۔")).status).toBe(200);
    const again = await answer(teacher, id, "Other words");
    expect([again.status, again.body.code]).toEqual([409, "already_answered"]);
    expect(await readPublic(teacher)).toMatchObject([{ answer: "یہ اب نہیں ہوگا۔", answerLanguage: "ur" }]);
    const notified = await notificationsOf(student);
    expect(notified).toMatchObject([
      { type: "review_answered", message: `\u2068${teacher.name}\u2069 answered your review.` },
    ]);
    expect(notified).toHaveLength(1);
  });

  it("may be given again when the review was changed, and not when it was sent again unchanged", async () => {
    const pair = await makePair();
    const { teacher } = pair;
    const id = (await write(pair, { stars: 3, text: "Often late." })).body.id ?? "";
    await answer(teacher, id, "I am sorry.");
    await write(pair, { stars: 3, text: "Often late." });
    expect((await answer(teacher, id, "Other words")).status).toBe(409);
    await write(pair, { stars: 5, text: "Now on time." });
    expect(await readPublic(teacher)).toMatchObject([{ stars: 5, answer: "I am sorry." }]);
    expect((await answer(teacher, id, "Thank you.")).body).toMatchObject({ answer: "Thank you.", mayAnswer: false });
  });

  it("is stored once, of ten in parallel", async () => {
    const pair = await makePair();
    const id = (await write(pair, { stars: 4 })).body.id ?? "";
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => answer(pair.teacher, id, `Answer ${nth}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await notificationsOf(pair.student)).filter(({ type }) => type === "review_answered")).toHaveLength(1);
  });

  it("cannot be given by others, and is not notified to a family who blocked the teacher", async () => {
    const pair = await makePair();
    const id = (await write(pair, { stars: 4 })).body.id ?? "";
    expect((await answer((await makePair()).teacher, id, "Mine?")).status).toBe(404);
    await app.database.db.insert(blocks).values({ blockerId: pair.student.id, blockedId: pair.teacher.id });
    expect((await answer(pair.teacher, id, "Thank you.")).status).toBe(200);
    expect(await notificationsOf(pair.student)).toEqual([]);
  });
});

describe("R3.8 the rating counts reviews of families", () => {
  const publicOnes = async ({ teacher }: Pair) =>
    (await readPublic(teacher)).map(({ stars, counts }) => [stars, counts]);
  const insertLesson = async (
    { student, teacher, relationId }: Pair & { relationId: string },
    state: "fixed" | "confirmed",
  ) => {
    const { rows } = await app.database.pool.query(
      `insert into lessons (relation_id, teacher_id, student_id, proposed_by, state, starts_at, ends_at, mode, settled_at, outcome, taught, paise)
       select $1, $2, $3, 'student', $4, now() - interval '1 day', now() - interval '23 hours', 'online', now(), o, m, m
       from (select case when $4 = 'confirmed' then 'held' end as o, case when $4 = 'confirmed' then 60 end as m) said returning id`,
      [relationId, teacher.id, student.id, state],
    );
    if (state === "confirmed")
      await app.database.pool.query(
        `insert into class_book (lesson_id, relation_id, month, outcome, minutes, paise, attested_by)
         values ($1, $2, '2026-11', 'held', 60, 0, 'student')`,
        [rows[0].id, relationId],
      );
  };

  it("with a confirmed lesson, and shows others without counting them", async () => {
    const pair = await makePair({ began: 8, met: false });
    expect((await write(pair, { stars: 2 })).body).toMatchObject({ counts: false });
    expect(await rated(pair.teacher)).toEqual([null, 0]);
    expect(await publicOnes(pair)).toEqual([[2, false]]);
    expect((await app.call(readTeacherEndpoint, { params: { id: pair.teacher.id } })).body.shownReviews).toBe(1);
    await insertLesson(pair, "confirmed");
    await countReviews(app.database.db);
    expect(await rated(pair.teacher)).toEqual([2, 1]);
    expect(await publicOnes(pair)).toEqual([[2, true]]);
    expect((await readOwn(pair)).body.review).toMatchObject({ counts: true });
  });

  it("who said that they met, without a class book", async () => {
    const { db, pool } = app.database;
    const pair = await makePair();
    await write(pair, { stars: 4 });
    expect(await rated(pair.teacher)).toEqual([4, 1]);
    await db.update(relationQuestions).set({ answer: false }).where(eq(relationQuestions.relationId, pair.relationId));
    await countReviews(db);
    expect(await rated(pair.teacher)).toEqual([null, 0]);
    await db.update(relationQuestions).set({ answer: true }).where(eq(relationQuestions.relationId, pair.relationId));
    // The teacher's answer does not count.
    await pool.query("update relation_questions set account_id = $2 where relation_id = $1", [
      pair.relationId,
      pair.teacher.id,
    ]);
    await countReviews(db);
    expect(await rated(pair.teacher)).toEqual([null, 0]);
    await pool.query("update relation_questions set account_id = $2 where relation_id = $1", [
      pair.relationId,
      pair.student.id,
    ]);
    await insertLesson(pair, "fixed");
    await countReviews(db);
    expect(await rated(pair.teacher)).toEqual([null, 0]);
  });

  it("and of no pair of one e-mail, one phone or one device", async () => {
    const { db, pool } = app.database;
    const email = await makePair();
    await pool.query("update accounts set email = (select email from accounts where id = $2) where id = $1", [
      email.student.id,
      email.teacher.id,
    ]);
    const device = await makePair();
    for (const { id } of [device.student, device.teacher])
      await pool.query(
        "insert into sign_ins (account_id, way, user_agent, network, device_hash) values ($1, 'password', '', '', 'one')",
        [id],
      );
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    await pool.query("update accounts set phone = '+919876500001' where id = any($1)", [[student.id, teacher.id]]);
    const id = await relate(db, student.id, teacher.id, "accepted");
    await pool.query("update relations set activated_at = now() - interval '8 days' where id = $1", [id]);
    await sayMet(db, id, student.id);
    // Changing the number afterwards changes nothing.
    await pool.query("update accounts set phone = '+919876500002' where id = $1", [student.id]);
    for (const pair of [email, device, { student, teacher, relationId: id }]) {
      await insertLesson(pair, "confirmed");
      expect((await write(pair, { stars: 5 })).body).toMatchObject({ counts: false });
      expect(await rated(pair.teacher)).toEqual([null, 0]);
    }
  });

  it("also when the teacher later takes the family's number", async () => {
    const pair = await makePair();
    await write(pair, { stars: 1 });
    await app.database.pool.query(
      "update accounts set phone = (select phone from accounts where id = $2) where id = $1",
      [pair.teacher.id, pair.student.id],
    );
    await countReviews(app.database.db);
    expect(await rated(pair.teacher)).toEqual([1, 1]);
  });

  it("R4.1 nobody requests the own account of the other role", async () => {
    const { db, pool } = app.database;
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    await pool.query("update accounts set email = (select email from accounts where id = $2) where id = $1", [
      student.id,
      teacher.id,
    ]);
    const response = await app.call(contactTeacherEndpoint, {
      token: student.token,
      params: { id: teacher.id },
      body: {},
    });
    expect(response).toMatchObject({ status: 409, body: { code: "own_account" } });
  });
});

it("R3.8 R10.1 the id of a review reveals neither author nor hour", async () => {
  const pair = await makePair();
  const own = (await write(pair, { stars: 4 })).body.id ?? "";
  const [shown] = await readPublic(pair.teacher);
  expect(own).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(shown?.id).toBe(own);
  const [row] = await app.database.db.select().from(reviews).where(eq(reviews.teacherId, pair.teacher.id));
  expect(JSON.stringify(shown)).not.toContain(row?.id);
  expect((await answer(pair.teacher, row?.id ?? "", "Thank you.")).status).toBe(404);
});

describe("R10.1 an answer that names a family", () => {
  it.each([
    ["the family's first name", "Thank you, zoya!"],
    ["a learner's, in its own script", "आरव ने मेहनत की।"],
    ["a learner's, in Urdu", "زینب بہت محنتی ہے۔"],
    ["somebody's of another relation, long ended", "Unlike Farhan's family."],
    ["a name in full-width letters", "Unlike Ｆａｒｈａｎ."],
  ])("is refused by %s", async (_, words) => {
    const { db, pool } = app.database;
    const pair = await makePair();
    for (const name of ["आरव", "زینب"])
      await pool.query("insert into learners (account_id, name) values ($1, $2)", [pair.student.id, name]);
    const other = await makeStudent(db);
    await pool.query("update accounts set name = 'Mohd Farhan Ali' where id = $1", [other.id]);
    await relate(db, other.id, pair.teacher.id, "ended");
    const id = (await write(pair, { stars: 3 })).body.id ?? "";
    const refused = await answer(pair.teacher, id, words);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "answer", code: "names_family" }] } });
    expect((await answer(pair.teacher, id, "Thank you, I am glad.")).status).toBe(200);
  });

  it("matches whole words only, and no names from mere offers", async () => {
    const { db, pool } = app.database;
    const pair = await makePair();
    await pool.query("update accounts set name = 'Ana Lee' where id = $1", [pair.student.id]);
    const other = await makeStudent(db);
    await pool.query("update accounts set name = 'Farhan' where id = $1", [other.id]);
    await relate(db, other.id, pair.teacher.id, "declined");
    const id = (await write(pair, { stars: 3 })).body.id ?? "";
    expect((await answer(pair.teacher, id, "An analysis of bananas with Farhan.")).status).toBe(200);
  });
});

describe("R11.1 a review that an admin has hidden", () => {
  async function hide(pair: Pair) {
    const { db } = app.database;
    await db
      .update(reviews)
      .set({ hiddenAt: new Date(), hiddenReason: "It names a child." })
      .where(eq(reviews.studentId, pair.student.id));
  }
  const show = (pair: Pair) =>
    app.database.db.update(reviews).set({ hiddenAt: null }).where(eq(reviews.studentId, pair.student.id));

  it("is visible to its author only, with the reason, and stays hidden when it is changed", async () => {
    const pair = await makePair();
    const id = (await write(pair, { stars: 1, text: "Bad." })).body.id ?? "";
    await hide(pair);
    expect((await readOwn(pair)).body.review).toMatchObject({ text: "Bad.", hidden: { reason: "It names a child." } });
    expect((await write(pair, { stars: 5, text: "Good." })).body.hidden).toEqual({ reason: "It names a child." });
    expect(await readPublic(pair.teacher)).toEqual([]);
    expect(await rated(pair.teacher)).toEqual([null, 0]);
    expect((await answer(pair.teacher, id, "Thank you.")).status).toBe(404);
    await show(pair);
    expect(await readPublic(pair.teacher)).toMatchObject([{ stars: 5, text: "Good." }]);
  });

  it("stays hidden when it is deleted and rewritten", async () => {
    const pair = await makePair();
    await write(pair, { stars: 1, text: "Bad." });
    await hide(pair);
    expect((await takeBack(pair)).status).toBe(204);
    expect((await takeBack(pair)).status).toBe(404);
    expect((await readOwn(pair)).body.review).toBeNull();
    expect((await write(pair, { stars: 1, text: "Bad." })).body.hidden).toEqual({ reason: "It names a child." });
    expect(await readPublic(pair.teacher)).toEqual([]);
  });

  it("loses the teacher's answer when it is deleted, and a rewritten one may be answered again", async () => {
    const pair = await makePair();
    const id = (await write(pair, { stars: 1, text: "Bad." })).body.id ?? "";
    await answer(pair.teacher, id, "The homework was never done.");
    await hide(pair);
    await takeBack(pair);
    const rows = await app.database.db.query.reviews.findMany({ where: eq(reviews.studentId, pair.student.id) });
    expect(rows).toMatchObject([{ text: null, answer: null, answeredAt: null }]);
    expect((await write(pair, { stars: 1 })).body).toMatchObject({ id, answer: null, hidden: expect.any(Object) });
    await show(pair);
    expect(await readPublic(pair.teacher)).toMatchObject([{ stars: 1, answer: null }]);
    expect((await answer(pair.teacher, id, "I am sorry.")).body).toMatchObject({ answer: "I am sorry." });
  });

  it("that was deleted stays deleted when it is unhidden", async () => {
    const pair = await makePair();
    await write(pair, { stars: 1, text: "Bad." });
    await hide(pair);
    await takeBack(pair);
    await show(pair);
    expect(await readPublic(pair.teacher)).toEqual([]);
    expect(await rated(pair.teacher)).toEqual([null, 0]);
    expect(await app.database.db.$count(reviews, eq(reviews.studentId, pair.student.id))).toBe(0);
  });
});
