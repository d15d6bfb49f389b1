/** Lessons over HTTP (R13.4): proposed, picked, moved, cancelled; calendars of two people never overlap. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hour } from "#contract/durations.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { lessonCalls } from "#contract/lessons.ts";
import { notificationLimits } from "#contract/limits.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { endWithTeacherEndpoint } from "#contract/relations.ts";
import { daysLater, localTimeOf, momentAt } from "#contract/time-zone.ts";
import { days } from "#contract/vocabulary.ts";
import { availabilitySlots } from "#server/db/schema/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingDay, comingTime, fixLesson, type Learning, makeLearning, proposing } from "#test/lessons.ts";
import { makeTeacher } from "#test/members.ts";
import { relate } from "#test/relations.ts";
import { notifyCalledOff } from "./notify-called-off.ts";
import { sendReminders } from "./send-reminders.ts";
import { lapseProposals } from "./sweep-lessons.ts";
import { weeksOf } from "./weeks-of.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { student: byStudent, teacher: byTeacher } = lessonCalls;
const learning = (teacher?: Learning["teacher"]) => makeLearning(app.database.db, teacher ? { teacher } : {});
const propose = ({ student, relationId }: Learning, body: unknown) =>
  app.call(byStudent.propose, { token: student.token, params: { id: relationId }, body });
const pick = ({ teacher }: Learning, id: string, startsAt: string) =>
  app.call(byTeacher.pick, { token: teacher.token, params: { id }, body: { startsAt } });
const listed = (pair: Learning, query = {}) => app.call(byStudent.list, { token: pair.student.token, query });

const fixed = (pair: Learning, startsAt: string, more = {}) => fixLesson(app, pair, startsAt, more);

it("R13.4 proposing and cancelling repeatedly mails the other side twenty times a day at most; another family's proposal is mailed", async () => {
  const pair = await learning();
  for (let time = 0; time < 12; time++) {
    const { body } = await propose(pair, proposing(comingTime(3)));
    const params = { id: body.id ?? "" };
    expect((await app.call(byStudent.cancel, { token: pair.student.token, params, body: {} })).status).toBe(200);
  }
  const notified = (
    await app.call(teacherNotificationKinds.list, { token: pair.teacher.token, query: { limit: "50" } })
  ).body;
  expect(notified.map(({ type }) => type)).toEqual(Array(notificationLimits.unreadOfKind).fill("lesson_cancelled"));
  const countMails = async () => {
    const { rows } = await app.database.pool.query<{ mails: number }>(
      "select count(*)::int as mails from pgboss.job where name = 'mail' and data->'order'->'to'->>'address' = $1",
      [pair.teacher.email],
    );
    return rows[0]?.mails;
  };
  expect(await countMails()).toBe(20);
  await propose(await learning(pair.teacher), proposing(comingTime(4)));
  expect(await countMails()).toBe(21);
});

const jobs = { send: async () => undefined } as never;

describe("R13.4 a first lesson", () => {
  it("is proposed at up to three times, notified to the other side, and fixed at the picked one", async () => {
    const pair = await learning();
    const times = [comingTime(3), comingTime(4), comingTime(5, "09:30")];
    const made = await propose(pair, proposing(times, { note: "First chapter" }));
    expect(made).toMatchObject({ status: 201, body: { state: "proposed", proposedBy: "student", startsAt: times[0] } });
    expect(made.body.times?.map(({ startsAt }) => startsAt)).toEqual(times);
    const id = made.body.id ?? "";
    const [notified] = (await app.call(teacherNotificationKinds.list, { token: pair.teacher.token })).body;
    expect(notified).toMatchObject({ type: "lesson_proposed", data: { lessonId: id } });
    expect(notified?.message).toMatch(/Zoya Khan.*5:00/);
    // Not by the proposer, not at another time, not by a stranger.
    const own = await app.call(byStudent.pick, {
      token: pair.student.token,
      params: { id },
      body: { startsAt: times[1] },
    });
    expect(own).toMatchObject({ status: 409, body: { code: "lesson_settled" } });
    expect((await pick(pair, id, comingTime(6))).status).toBe(400);
    expect((await pick(await learning(), id, times[1] ?? "")).status).toBe(404);
    expect(await pick(pair, id, times[1] ?? "")).toMatchObject({
      status: 200,
      body: { state: "fixed", startsAt: times[1], times: [], who: "\u2068Zoya Khan\u2069" },
    });
    expect((await pick(pair, id, times[1] ?? "")).status).toBe(409);
    const [notification] = (await app.call(studentNotificationKinds.list, { token: pair.student.token })).body;
    expect(notification?.type).toBe("lesson_fixed");
    expect((await app.mails(pair.student.email)).map(({ kind }) => kind)).toContain("lesson_fixed");
  });

  it("refuses invalid proposals: too many times, past ones, twice the same, an ended relation, half minutes", async () => {
    const pair = await learning();
    const issues = async (body: unknown) =>
      (await propose(pair, body)).body.issues?.map(({ path, code }) => [path, code]);
    expect(await issues(proposing([3, 4, 5, 6].map((days) => comingTime(days))))).toEqual([["times", "too_many"]]);
    expect(await issues(proposing([]))).toEqual([["times", "required"]]);
    expect(await issues(proposing(comingTime(-1)))).toEqual([["times.0.startsAt", "time_past"]]);
    expect(await issues(proposing([comingTime(1), comingTime(1)]))).toEqual([["times.1.startsAt", "invalid"]]);
    expect(await issues(proposing("2027-01-04T10:00:30Z"))).toEqual([["times.0.startsAt", "invalid"]]);
    expect(await issues(proposing(comingTime(1), { weekly: { until: comingDay(700) } }))).toEqual([
      ["weekly.until", "too_big"],
    ]);
    await app.call(endWithTeacherEndpoint, { token: pair.student.token, params: { id: pair.relationId } });
    expect(await propose(pair, proposing(comingTime(1)))).toMatchObject({
      status: 409,
      body: { code: "lesson_inactive" },
    });
  });

  it("is declined, or expires when all its times are past", async () => {
    const pair = await learning();
    const { body } = await propose(pair, proposing([comingTime(2), comingTime(3)]));
    const decline = await app.call(byTeacher.decline, { token: pair.teacher.token, params: { id: body.id ?? "" } });
    expect(decline).toMatchObject({ status: 200, body: { state: "declined" } });
    const later = await propose(pair, proposing([comingTime(2), comingTime(3)]));
    const age = (times: string) =>
      app.database.pool.query(
        `with l as (update lessons set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1)
         update lesson_times set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days'
         where lesson_id = $1 and starts_at in (select starts_at from lesson_times where lesson_id = $1 order by 1 limit ${times})`,
        [later.body.id],
      );
    await age("1");
    await lapseProposals(app.database.db);
    expect((await listed(pair)).body.map(({ state }) => state)).toEqual(["proposed"]);
    await age("all");
    await lapseProposals(app.database.db);
    expect((await listed(pair)).body).toEqual([]);
  });

  it("is suggested in the teacher's hours, the student's days first, where neither has a lesson", async () => {
    const pair = await learning();
    const { db } = app.database;
    await db.insert(availabilitySlots).values([
      { teacherId: pair.teacher.id, day: "monday", startTime: "16:00", endTime: "18:00" },
      { teacherId: pair.teacher.id, day: "thursday", startTime: "08:00", endTime: "09:00" },
    ]);
    const suggest = () =>
      app.call(byTeacher.suggest, {
        token: pair.teacher.token,
        params: { id: pair.relationId },
        query: { minutes: "60" },
      });
    // On a Monday that has begun, some are too soon by now.
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    const body = (await suggest()).body.filter(({ startsAt }) => Date.parse(startsAt) > tomorrow);
    const localTimes = body.map(({ startsAt }) => localTimeOf(new Date(startsAt)).time);
    // Monday is the student's day.
    expect(localTimes.slice(0, 3)).toEqual(["16:00", "16:30", "17:00"]);
    expect(localTimes).toContain("08:00");
    await fixed(pair, body[0]?.startsAt ?? "");
    expect((await suggest()).body.map(({ startsAt }) => startsAt)).not.toContain(body[1]?.startsAt);
  });

  it("is suggested from two hours ahead on, whatever the current hour", async () => {
    const pair = await learning();
    const { db, pool } = app.database;
    await db
      .insert(availabilitySlots)
      .values(days.map((day) => ({ teacherId: pair.teacher.id, day, startTime: "00:00", endTime: "24:00" })));
    await pool.query("update students set preferred_days = '{}' where account_id = $1", [pair.student.id]);
    const requestedAt = Date.now();
    const { body } = await app.call(byStudent.suggest, {
      token: pair.student.token,
      params: { id: pair.relationId },
      query: { minutes: "60" },
    });
    const answered = Date.now();
    const first = Date.parse(body[0]?.startsAt ?? "");
    expect(first).toBeGreaterThanOrEqual(requestedAt + 2 * hour);
    // A one-hour lesson begins at full or half hours, the day's last at 23:00.
    expect(first).toBeLessThanOrEqual(answered + 3 * hour);
    for (const { startsAt } of body) expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(first);
  });
});

describe("R13.4 two lessons of one person never overlap", () => {
  it("fifty parallel picks of one teacher's time: one wins, the others get a conflict", async () => {
    const teacher = await makeTeacher(app.database.db);
    const startsAt = comingTime(10);
    const made = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const pair = await learning(teacher);
        const { body } = await propose(pair, proposing(startsAt));
        return { pair, id: body.id ?? "" };
      }),
    );
    const answers = await Promise.all(made.map(({ pair, id }) => pick(pair, id, startsAt)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.code, body.conflicts]).toEqual([409, "lesson_conflict", [{ startsAt, minutes: 60 }]]);
  });

  it("by a database constraint, for the teacher and for the family", async () => {
    const pair = await learning();
    const other = await learning(pair.teacher);
    await fixed(pair, comingTime(11));
    const insert = (who: Learning, time: string) =>
      app.database.pool.query(
        `insert into lessons (relation_id, teacher_id, student_id, proposed_by, state, starts_at, ends_at, mode)
         values ($1, $2, $3, 'student', 'fixed', $4, $4::timestamptz + interval '1 hour', 'online')`,
        [who.relationId, who.teacher.id, who.student.id, comingTime(11, time)],
      );
    await expect(insert(other, "17:59")).rejects.toMatchObject({ constraint: "lessons_teacher_no_overlap" });
    await insert(other, "18:00");
    const family = { ...pair, teacher: (await learning()).teacher };
    await expect(insert(family, "16:01")).rejects.toMatchObject({ constraint: "lessons_student_no_overlap" });
  });

  it("reveals a few times a day that the other side is busy, and then answers neither way", async () => {
    const pair = await learning();
    const { teacher: another } = await learning();
    const elsewhere = {
      ...pair,
      teacher: another,
      relationId: await relate(app.database.db, pair.student.id, another.id, "accepted"),
    };
    await fixed(elsewhere, comingTime(20));
    const probe = (time: string, days = 20) =>
      app.call(byTeacher.propose, {
        token: pair.teacher.token,
        params: { id: pair.relationId },
        body: proposing(comingTime(days, time)),
      });
    // One's own lessons reveal nothing, and are not counted.
    await fixed(pair, comingTime(21));
    for (let time = 0; time < 3; time++) expect((await probe("17:15", 21)).body.code).toBe("lesson_conflict");
    const answers = [];
    for (let time = 0; time < limits.conflictsPerDay; time++) answers.push((await probe("17:15")).body.code);
    expect(answers).toEqual(Array(limits.conflictsPerDay).fill("lesson_conflict"));
    for (const time of ["17:30", "09:00"]) {
      const { status, body } = await probe(time);
      expect([status, body.code, body.conflicts]).toEqual([429, "too_many_requests", undefined]);
    }
    expect((await propose(pair, proposing(comingTime(22)))).status).toBe(201);
  });

  it("a conflict names the family's own lesson with another teacher", async () => {
    const pair = await learning();
    const teacher = await makeTeacher(app.database.db);
    const relationId = await relate(app.database.db, pair.student.id, teacher.id, "accepted");
    await fixed(pair, comingTime(14));
    const target = comingTime(14, "16:30");
    expect(await propose({ ...pair, teacher, relationId }, proposing(target))).toMatchObject({
      status: 409,
      body: { code: "lesson_conflict", conflicts: [{ startsAt: target, minutes: 60 }] },
    });
  });

  it("a weekly series is checked on all its dates before the first is saved", async () => {
    const pair = await learning();
    const other = await learning(pair.teacher);
    await fixed(other, comingTime(26));
    const weekly = { weekly: { until: comingDay(40) } };
    const refused = await propose(pair, proposing(comingTime(12), weekly));
    expect(refused).toMatchObject({ status: 409, body: { conflicts: [{ startsAt: comingTime(26), minutes: 60 }] } });
    expect((await listed(pair)).body).toEqual([]);
    const id = await fixed(pair, comingTime(12, "18:00"), weekly);
    const { body } = await listed(pair, { from: comingTime(0), to: comingTime(60) });
    expect(body.map(({ startsAt }) => startsAt)).toEqual([12, 19, 26, 33, 40].map((days) => comingTime(days, "18:00")));
    expect(new Set(body.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(body[0]?.id).toBe(id);
  });
});

describe("R13.4 a series is changed", () => {
  const series = async () => {
    const pair = await learning();
    await fixed(pair, comingTime(13), { weekly: { until: comingDay(34) } });
    const read = async () => (await listed(pair, { from: comingTime(0), to: comingTime(90) })).body;
    const ids = (await read()).map(({ id }) => id);
    return { pair, read, ids };
  };
  const move = ({ teacher }: Learning, id: string | undefined, body: unknown) =>
    app.call(byTeacher.move, { token: teacher.token, params: { id: id ?? "" }, body });

  it("only this one, this and the following, or all future ones", async () => {
    const { pair, read, ids } = await series();
    await move(pair, ids[1], { startsAt: comingTime(21, "08:00"), scope: "this" });
    await move(pair, ids[2], { startsAt: comingTime(28, "10:00"), scope: "following" });
    const starts = async () => (await read()).map(({ startsAt }) => startsAt);
    expect(await starts()).toEqual([
      comingTime(13),
      comingTime(21, "08:00"),
      comingTime(28, "10:00"),
      comingTime(35, "10:00"),
    ]);
    // By a whole week, each onto the date that the next one leaves.
    const whole = await move(pair, ids[0], { startsAt: comingTime(20, "11:00"), scope: "all" });
    expect(whole.status).toBe(200);
    expect(await starts()).toEqual([20, 28, 35, 42].map((days) => comingTime(days, "11:00")));
    const [notified] = (await app.call(studentNotificationKinds.list, { token: pair.student.token })).body;
    expect(notified?.type).toBe("lesson_moved");
  });

  it("not onto another lesson, not into the past, and not further ahead than a year", async () => {
    const { pair, read, ids } = await series();
    const before = await read();
    expect(await move(pair, ids[0], { startsAt: comingTime(20, "17:30") })).toMatchObject({ status: 409 });
    expect(await move(pair, ids[2], { startsAt: comingTime(1), scope: "all" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "startsAt", code: "time_past" }] },
    });
    for (const days of [367, 36_500])
      expect(await move(pair, ids[0], { startsAt: comingTime(days, "23:30") })).toMatchObject({
        status: 400,
        body: { issues: [{ path: "startsAt", code: "too_big" }] },
      });
    expect(await read()).toEqual(before);
  });

  it("is cancelled with notice and reason, and made up for", async () => {
    const { pair, read, ids } = await series();
    const cancel = (id: string | undefined, body: unknown) =>
      app.call(byStudent.cancel, { token: pair.student.token, params: { id: id ?? "" }, body });
    const answer = await cancel(ids[1], { reason: "A wedding", scope: "following" });
    expect(answer).toMatchObject({ body: { state: "cancelled", cancelledBy: "student", cancelReason: "A wedding" } });
    expect((await read()).map(({ state }) => state)).toEqual(["fixed", "cancelled", "cancelled", "cancelled"]);
    expect((await cancel(ids[1], {})).status).toBe(409);
    const makeUp = (makesUpFor: string | undefined) =>
      propose(pair, proposing(comingTime(20), { ...(makesUpFor && { makesUpFor }) }));
    expect((await makeUp(ids[0])).status).toBe(400);
    expect((await read()).map(({ canBeMadeUp }) => canBeMadeUp)).toEqual([false, true, true, true]);
    const made = await makeUp(ids[1]);
    const missed = (await read()).find(({ id }) => id === ids[1]);
    expect(made).toMatchObject({ status: 201, body: { makesUpFor: ids[1], makesUpForAt: missed?.startsAt } });
    expect(missed).toMatchObject({ canBeMadeUp: false, madeUpAt: comingTime(20) });
    // Once, until that one is cancelled; a withdrawn proposal was no lesson.
    expect(await makeUp(ids[1])).toMatchObject({ status: 409, body: { code: "lesson_settled" } });
    await cancel(made.body.id, {});
    expect((await makeUp(made.body.id)).status).toBe(400);
    expect((await makeUp(ids[1])).status).toBe(201);
  });

  it("ends with the relation: future lessons are cancelled, past ones stay", async () => {
    const { pair, read } = await series();
    await app.database.pool.query(
      `update lessons set starts_at = starts_at - interval '14 days', ends_at = ends_at - interval '14 days'
       where relation_id = $1 and starts_at = $2`,
      [pair.relationId, comingTime(13)],
    );
    await app.call(endWithTeacherEndpoint, { token: pair.student.token, params: { id: pair.relationId } });
    expect((await read()).every(({ state, cancelledBy }) => state === "cancelled" && cancelledBy === null)).toBe(true);
    const past = await listed(pair, { from: comingTime(-9), to: comingTime(0) });
    expect(past.body.map(({ state }) => state)).toEqual(["fixed"]);
    const news = (await app.call(teacherNotificationKinds.list, { token: pair.teacher.token })).body;
    expect(news.filter(({ type }) => /ended|called|cancelled/.test(type))).toMatchObject([{ type: "relation_ended" }]);
  });

  it("ends when a person leaves or is suspended: the other side is notified once, and the returning person too", async () => {
    const { db, pool } = app.database;
    const { pair, read } = await series();
    const notified = async (person: Learning["student"]) => {
      for (let run = 0; run < 2; run++) await notifyCalledOff({ db, jobs });
      const notificationKinds = person === pair.student ? studentNotificationKinds : teacherNotificationKinds;
      const { body } = await app.call(notificationKinds.list, { token: person.token, query: { limit: "50" } });
      return body.filter(({ type }) => type === "lessons_called_off").length;
    };
    expect(await notified(pair.student)).toBe(0);
    await pool.query("update accounts set suspended_at = now() where id = $1", [pair.teacher.id]);
    expect(new Set((await read()).map(({ state }) => state))).toEqual(new Set(["cancelled"]));
    expect(await notified(pair.student)).toBe(1);
    await pool.query("update accounts set suspended_at = null where id = $1", [pair.teacher.id]);
    expect([await notified(pair.student), await notified(pair.teacher)]).toEqual([1, 1]);
    // Nothing is planned between them any more: leaving again notifies nobody.
    await pool.query("update accounts set status = 'deactivated' where id = $1", [pair.teacher.id]);
    expect(await notified(pair.student)).toBe(1);
    await pool.query(
      "update lessons set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours' where id = $1",
      [(await read())[0]?.id],
    );
    expect(await sendReminders({ db, jobs })).toBe(0);
  });

  it("keeps its local time across a daylight saving change", () => {
    const zone = "Europe/Berlin";
    const first = momentAt({ date: "2026-10-19", time: "17:00" }, zone);
    const weeks = weeksOf({ startsAt: first, endsAt: new Date(first.getTime() + 3_600_000) }, "2026-11-02", zone);
    expect(weeks.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      "2026-10-19T15:00:00.000Z",
      "2026-10-26T16:00:00.000Z",
      "2026-11-02T16:00:00.000Z",
    ]);
    expect(weeks.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime())).toEqual([3.6e6, 3.6e6, 3.6e6]);
    // 02:30 of that night does not exist: clocks go from two to three.
    expect(momentAt({ date: "2027-03-28", time: "02:30" }, zone).toISOString()).toBe("2027-03-28T01:30:00.000Z");
    expect(localTimeOf(daysLater(new Date("2027-03-22T16:00:00Z"), 7, zone), zone).time).toBe("17:00");
  });
});
