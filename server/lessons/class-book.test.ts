/** The class book over HTTP (R13.5): marked, confirmed or objected to, also from the mail; attested to the paisa; months. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as book from "#contract/class-book.ts";
import { hour } from "#contract/durations.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { dayOf, monthOf } from "#contract/time-zone.ts";
import { createTestApp, type TestApp, testSecret } from "#test/app.ts";
import { untilWaiting } from "#test/delay-writes.ts";
import { type Learning, makeLearning } from "#test/lessons.ts";
import { markLesson } from "./mark-lesson.ts";
import { noteMailed } from "./note-mailed.ts";
import { attestLessons } from "./sweep-lessons.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const learning = () => makeLearning(app.database.db);
/** Lessons are given by hours before this moment: up to six hours before it is one local month, whenever this runs. */
const reference = (() => {
  const [now, before] = [Date.now(), Date.now() - 6 * hour];
  return monthOf(new Date(now)) === monthOf(new Date(before)) ? now : before;
})();
const month = monthOf(new Date(reference - hour));
const hoursBefore = (hours: number) => new Date(reference - hours * hour);

/** A fixed lesson that began so many hours before the reference, of so many minutes. */
async function insertHeldLesson(
  { relationId, teacher, student }: Learning,
  hours: number,
  minutes = 60,
): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into lessons (relation_id, teacher_id, student_id, proposed_by, state, starts_at, ends_at, mode, settled_at)
     values ($1, $2, $3, 'student', 'fixed', $4::timestamptz, $4::timestamptz + make_interval(mins => $5), 'online', now()) returning id`,
    [relationId, teacher.id, student.id, hoursBefore(hours), minutes],
  );
  return rows[0]?.id ?? "";
}

const mark = ({ teacher }: Learning, id: string, body: unknown) =>
  app.call(book.markLessonEndpoint, { token: teacher.token, params: { id }, body });
const confirm = ({ student }: Learning, id: string) =>
  app.call(book.confirmLessonEndpoint, { token: student.token, params: { id } });
const object = ({ student }: Learning, id: string, reason: string) =>
  app.call(book.objectToLessonEndpoint, { token: student.token, params: { id }, body: { reason } });
const account = async (pair: Learning, role: "student" | "teacher" = "student", of = month) => {
  const params = { id: pair.relationId, month: of };
  return (await app.call(book.monthCalls[role].read, { token: pair[role].token, params })).body;
};
const pay = (pair: Learning, role: "student" | "teacher", of = month) => {
  const params = { id: pair.relationId, month: of };
  return app.call(book.monthCalls[role].paid, { token: pair[role].token, params });
};

describe("R13.5 the outcome of a lesson", () => {
  it("is marked by the teacher in one tap, confirmed by the family, and counted to the paisa", async () => {
    const pair = await learning();
    const ids = [
      await insertHeldLesson(pair, 1, 50),
      await insertHeldLesson(pair, 3, 35),
      await insertHeldLesson(pair, 5),
    ];
    const [first = "", second = "", third = ""] = ids;
    // 500 rupees an hour: 50 minutes are 41,666.67 paise.
    expect(await mark(pair, first, { outcome: "held", topic: "Light", homework: "Page 12" })).toMatchObject({
      status: 200,
      body: { state: "marked", taught: 50, paise: 41_667, topic: "Light" },
    });
    await mark(pair, second, { outcome: "learner_absent", minutes: 20 });
    await mark(pair, third, { outcome: "teacher_absent" });
    for (const id of ids) expect(await confirm(pair, id)).toMatchObject({ status: 200, body: { state: "confirmed" } });
    const read = await account(pair);
    expect(read).toMatchObject({ minutes: 70, fee: 41_667 + 16_667, open: 41_667 + 16_667, byTheMonth: false });
    expect(read.lines?.map(({ paise }) => paise)).toEqual([0, 16_667, 41_667]);
  });

  it("refuses a future lesson, minutes of a missed one, another person's answer, and a second confirmation", async () => {
    const pair = await learning();
    const [coming, past] = [await insertHeldLesson(pair, -50), await insertHeldLesson(pair, 2)];
    expect((await mark(pair, coming, { outcome: "held" })).status).toBe(409);
    expect((await mark(pair, past, { outcome: "teacher_absent", minutes: 10 })).status).toBe(400);
    expect((await mark(await learning(), past, { outcome: "held" })).status).toBe(404);
    expect((await confirm(pair, past)).status).toBe(409);
    await mark(pair, past, { outcome: "held" });
    expect((await confirm(pair, past)).status).toBe(200);
    expect((await confirm(pair, past)).status).toBe(409);
    expect((await mark(pair, past, { outcome: "held", minutes: 90 })).status).toBe(409);
  });

  it("is held back by an objection until both agree: the teacher marks it again and the family confirms", async () => {
    const pair = await learning();
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    expect((await object(pair, id, " ")).status).toBe(400);
    expect(await object(pair, id, "It was half an hour")).toMatchObject({ body: { state: "objected" } });
    expect(await account(pair)).toMatchObject({ fee: 0, lines: [{ state: "objected" }] });
    expect(await app.mail(pair.teacher.email, "lesson_objected")).toBeDefined();
    await mark(pair, id, { outcome: "held", minutes: 30 });
    // An outcome once objected to is not confirmed by silence.
    await app.database.pool.query(
      "update lessons set mailed_at = now() - interval '6 days', price_kind = 'hourly', price_paise = 50000 where id = $1",
      [id],
    );
    await attestLessons(app.database.db);
    expect(await account(pair)).toMatchObject({ fee: 0, lines: [{ state: "marked", minutes: 30 }] });
    await confirm(pair, id);
    expect(await account(pair)).toMatchObject({ fee: 25_000, minutes: 30 });
  });

  it("is confirmed by silence after five days, not before, and once", async () => {
    const pair = await learning();
    const ids = [await insertHeldLesson(pair, 2), await insertHeldLesson(pair, 4)];
    for (const id of ids) await mark(pair, id, { outcome: "held" });
    const age = (id: string | undefined, hours: number) =>
      app.database.pool.query(
        `update lessons set mailed_at = now() - make_interval(hours => $2), price_kind = 'hourly', price_paise = 50000
         where id = $1`,
        [id, hours],
      );
    await age(ids[0], 121);
    await age(ids[1], 119);
    await attestLessons(app.database.db);
    await attestLessons(app.database.db);
    expect(await account(pair)).toMatchObject({ fee: 50_000 });
    const { rows } = await app.database.pool.query("select attested_by from class_book where lesson_id = any($1)", [
      ids,
    ]);
    expect(rows).toEqual([{ attested_by: "silence" }]);
  });

  it("is append-only once attested: the database refuses the rest", async () => {
    const pair = await learning();
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    await confirm(pair, id);
    const { pool } = app.database;
    for (const statement of [
      "update class_book set paise = 1 where lesson_id = $1",
      "delete from class_book where lesson_id = $1",
      "update lessons set paise = 1 where id = $1",
      "update lessons set state = 'marked' where id = $1",
    ])
      await expect(pool.query(statement, [id]), statement).rejects.toMatchObject({ code: "23001" });
    await pool.query("update lessons set topic = null where id = $1", [id]);
  });
});

describe("R13.5 from the mail", () => {
  const tokenOf = async (pair: Learning, count = 1) => {
    const { params } = await app.mail(pair.student.email, "lesson_marked", count);
    return new URL(params.link ?? "", "http://x").searchParams.get("token") ?? "";
  };
  const halfAnHour = { outcome: "held", minutes: 30, topic: null, homework: null } as const;
  const parts = { jobs: { send: async () => undefined } as never, secret: testSecret };
  const send = (token: string, reason?: string) =>
    app.call(book.answerLessonByLinkEndpoint, { body: { token, ...(reason && { reason }) } });

  it("the link contains the outcome and no name, the button confirms, and a forged link is refused", async () => {
    const pair = await learning();
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    const token = await tokenOf(pair);
    expect(book.readLessonToken(token)).toMatchObject({ id, outcome: "held", taught: 60, paise: 50_000 });
    const read = (given: string) => app.call(book.readLessonByLinkEndpoint, { query: { token: given } });
    expect((await read(token)).body).toMatchObject({ outcome: "held", minutes: 60, paise: 50_000 });
    const altered = [`${token.slice(0, -2)}AA`, token.replace(".60.", ".90."), token.replace(".50000.", ".5.")];
    for (const wrong of ["x", ...altered])
      expect([(await read(wrong)).status, (await send(wrong)).status], wrong).toEqual([404, 404]);
    expect(await send(token)).toMatchObject({ status: 200, body: { state: "confirmed" } });
    expect((await send(token)).status).toBe(409);
  });

  it("objects with a reason; and a link is invalid once the teacher changes the outcome", async () => {
    const pair = await learning();
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    const token = await tokenOf(pair);
    expect(await send(token, "Nobody came")).toMatchObject({ body: { state: "objected" } });
    await mark(pair, id, { outcome: "teacher_absent" });
    expect((await send(token)).status).toBe(404);
    expect(await send(await tokenOf(pair, 2))).toMatchObject({ body: { state: "confirmed" } });
    expect(await account(pair)).toMatchObject({ fee: 0, lines: [{ outcome: "teacher_absent" }] });
  });

  it("is a new link when the teacher repeats an outcome after an objection: the earlier link stays invalid", async () => {
    const pair = await learning();
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    const token = await tokenOf(pair);
    await object(pair, id, "It was half an hour");
    await mark(pair, id, { outcome: "held" });
    expect((await send(token)).status).toBe(404);
    expect(await send(await tokenOf(pair, 2))).toMatchObject({ body: { state: "confirmed" } });
  });

  it("does not count a mail for an outcome the teacher changed while it was being sent", async () => {
    const pair = await learning();
    const { db, pool } = app.database;
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    const order = await app.mail(pair.student.email, "lesson_marked");
    const { noting } = await db.transaction(async (tx) => {
      await markLesson(tx, parts, { ...pair.teacher, role: "teacher" }, id, halfAnHour);
      // It has read the lesson as mailed, and waits for the teacher's change.
      const noting = noteMailed({ db, accepted: [testSecret] }, order);
      await untilWaiting(pool, 1);
      return { noting };
    });
    await noting;
    const { rows } = await pool.query("select taught, mailed_at from lessons where id = $1", [id]);
    expect(rows).toEqual([{ taught: 30, mailed_at: null }]);
  });

  it("confirms nothing when the teacher changes the outcome concurrently", async () => {
    const pair = await learning();
    const { db, pool } = app.database;
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held" });
    const token = await tokenOf(pair);
    const { answering } = await db.transaction(async (tx) => {
      await markLesson(tx, parts, { ...pair.teacher, role: "teacher" }, id, halfAnHour);
      // It has read the lesson before the change, and waits for it.
      const answering = send(token);
      await untilWaiting(pool, 1);
      return { answering };
    });
    expect((await answering).status).toBe(404);
    expect(await account(pair)).toMatchObject({ fee: 0, lines: [{ state: "marked", minutes: 30 }] });
    expect((await pool.query("select from class_book where lesson_id = $1", [id])).rowCount).toBe(0);
  });
});

describe("R13.5 the month", () => {
  it("is paid when both say so, shown as a table, and shows the UPI address only to the family of an active relation", async () => {
    const pair = await learning();
    const id = await insertHeldLesson(pair, 2);
    await mark(pair, id, { outcome: "held", topic: "=SUM(A1)" });
    await confirm(pair, id);
    expect(await account(pair)).toMatchObject({ pay: { upiAddress: "meera.nair@okbank", payee: "Meera Nair" } });
    expect((await account(pair, "teacher")).pay).toBeNull();
    const page = await app.call(readTeacherEndpoint, { token: pair.student.token, params: { id: pair.teacher.id } });
    expect(JSON.stringify(page.body)).not.toContain("okbank");
    expect(await pay(pair, "student")).toMatchObject({
      body: { open: 50_000, paidBy: { student: 50_000, teacher: 0 } },
    });
    expect(await pay(pair, "teacher")).toMatchObject({ body: { open: 0 } });
    expect(await pay(pair, "teacher")).toMatchObject({ status: 200, body: { open: 0 } });
    const table = await app.app.inject({
      url: `/api/students/relations/${pair.relationId}/months/${month}.csv`,
      headers: { authorization: `Bearer ${pair.student.token}` },
    });
    expect(table.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(table.body).toContain(`${dayOf(hoursBefore(2))},`);
    expect(table.body).toContain(",held,60,500.00,confirmed,'=SUM(A1),");
    await app.database.pool.query("update relations set status = 'ended', ended_at = now() where id = $1", [
      pair.relationId,
    ]);
    expect(await account(pair)).toMatchObject({ fee: 50_000, pay: null });
    const stranger = await learning();
    const request = { token: stranger.student.token, params: { id: pair.relationId, month } };
    expect((await app.call(book.monthCalls.student.read, request)).status).toBe(404);
  });

  it("R13.8 names the learners of a lesson in a family of several, by name to the family and to its teacher while the two learn together", async () => {
    const pair = await learning();
    const tableOf = async (role: "student" | "teacher") => {
      const { token } = pair[role];
      const { body } = await app.app.inject({
        url: `/api/${role}s/relations/${pair.relationId}/months/${month}.csv`,
        headers: { authorization: `Bearer ${token}` },
      });
      return body.slice(1).split("\r\n");
    };
    const namesIn = async (role: "student" | "teacher") =>
      (await account(pair, role)).lines?.map(({ learners }) => learners.map(({ name, grade }) => [name, grade]));
    for (const hours of [2, 4]) await mark(pair, await insertHeldLesson(pair, hours), { outcome: "held" });
    // A family with one learner is not named on lessons.
    expect(await namesIn("student")).toEqual([[], []]);
    const { body } = await app.call(saveStudentProfileEndpoint, {
      token: pair.student.token,
      body: { learners: [{ name: "=Canary Khan", grade: "3" }] },
    });
    const [first, second] = body.learners?.map(({ id }) => id) ?? [];
    const { pool } = app.database;
    await pool.query("update relations set learner_ids = $2 where id = $1", [pair.relationId, [first, second]]);
    await pool.query("update lessons set learner_ids = array[$2::uuid] where relation_id = $1 and starts_at < $3", [
      pair.relationId,
      second,
      hoursBefore(3),
    ]);
    await pool.query("update lessons set learner_ids = '{}' where relation_id = $1 and starts_at > $2", [
      pair.relationId,
      hoursBefore(3),
    ]);
    const all = [
      [["=Canary Khan", "3"]],
      [
        ["Zoya Khan", "10"],
        ["=Canary Khan", "3"],
      ],
    ];
    for (const role of ["student", "teacher"] as const) {
      expect(await namesIn(role)).toEqual(all);
      const [head, one, two] = await tableOf(role);
      expect(head).toMatch(/,homework,learners,classes$/);
      // A name that looks like a spreadsheet formula stays text.
      expect(one).toMatch(/,marked,,,'=Canary Khan,3$/);
      expect(two).toMatch(/,marked,,,"Zoya Khan; =Canary Khan","10; 3"$/);
    }
    const seen = async () => [await namesIn("teacher"), (await tableOf("teacher")).slice(1, 3)];
    const classes = [
      [
        [[null, "3"]],
        [
          [null, "10"],
          [null, "3"],
        ],
      ],
      [expect.stringMatching(/,marked,,,,3$/), expect.stringMatching(/,marked,,,,"10; 3"$/)],
    ];
    // Nor while the family is inactive.
    await pool.query("update accounts set status = 'deactivated' where id = $1", [pair.student.id]);
    expect(await seen()).toEqual(classes);
    await pool.query("update accounts set status = 'active' where id = $1", [pair.student.id]);
    await pool.query("update relations set status = 'ended', ended_at = now() where id = $1", [pair.relationId]);
    expect(await seen()).toEqual(classes);
    expect(await namesIn("student")).toEqual(all);
  });

  it("that is paid pays for no other month", async () => {
    const pair = await learning();
    // No month has 40 days.
    const [now, before] = [await insertHeldLesson(pair, 2), await insertHeldLesson(pair, 40 * 24, 90)];
    for (const id of [now, before]) {
      await mark(pair, id, { outcome: "held" });
      await confirm(pair, id);
    }
    const last = monthOf(hoursBefore(40 * 24));
    for (const role of ["student", "teacher"] as const)
      expect(await pay(pair, role, last)).toMatchObject({ body: { month: last, fee: 75_000 } });
    const open = { fee: 50_000, open: 50_000, paidBy: { student: 0, teacher: 0 } };
    for (const role of ["student", "teacher"] as const) {
      expect(await account(pair, role, last)).toMatchObject({ fee: 75_000, open: 0 });
      expect(await account(pair, role)).toMatchObject(open);
    }
    expect(await pay(pair, "student")).toMatchObject({ body: { ...open, paidBy: { student: 50_000, teacher: 0 } } });
  });

  it("of a teacher with hourly and monthly fees costs only the hours", async () => {
    const pair = await learning();
    await app.database.pool.query("update teachers set fee_monthly = 3000 where account_id = $1", [pair.teacher.id]);
    for (const hours of [2, 4]) {
      const id = await insertHeldLesson(pair, hours);
      await mark(pair, id, { outcome: "held" });
      await confirm(pair, id);
    }
    for (const role of ["student", "teacher"] as const)
      expect(await account(pair, role)).toMatchObject({ fee: 100_000, open: 100_000, byTheMonth: false });
  });

  it("of a teacher with a monthly fee costs that once, however many lessons it had", async () => {
    const pair = await learning();
    await app.database.pool.query("update teachers set fee_hourly = null, fee_monthly = 3000 where account_id = $1", [
      pair.teacher.id,
    ]);
    for (const hours of [2, 4]) {
      const id = await insertHeldLesson(pair, hours);
      await mark(pair, id, { outcome: "held" });
      await confirm(pair, id);
    }
    expect(await account(pair)).toMatchObject({ fee: 300_000, byTheMonth: true, minutes: 120 });
  });
});
