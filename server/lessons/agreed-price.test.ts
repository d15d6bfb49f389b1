/**
 * The price of a lesson (R13.5): as agreed when proposed; more needs the family's confirmation, and silence confirms only
 * what was mailed.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as book from "#contract/class-book.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { lessonCalls } from "#contract/lessons.ts";
import { saveNotificationChoicesEndpoint } from "#contract/notifications.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { monthOf } from "#contract/time-zone.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingDay, comingTime, type Learning, makeLearning, proposing } from "#test/lessons.ts";
import { startSmtp, type TestSmtp } from "#test/smtp.ts";
import { attestLessons } from "./sweep-lessons.ts";

let app: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ settings: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});

const learning = () => makeLearning(app.database.db);
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

type Fee = { hourly?: number | null; monthly?: number | null };
const setFee = ({ teacher }: Learning, fee: Fee) =>
  app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: { fee } });

async function propose({ student, relationId }: Learning, minutes = 60, more = {}) {
  const { body } = await app.call(lessonCalls.student.propose, {
    token: student.token,
    params: { id: relationId },
    body: { ...proposing(comingTime(3), more), times: [{ startsAt: comingTime(3), minutes }] },
  });
  return body.id ?? "";
}
async function pick({ teacher }: Learning, id: string) {
  const body = { startsAt: comingTime(3) };
  expect((await app.call(lessonCalls.teacher.pick, { token: teacher.token, params: { id }, body })).status).toBe(200);
}

/** In the middle of a past month, one after the other. */
const month = monthOf(new Date(comingTime(-75)));
let inserted = 0;

async function makePast(pair: Learning, minutes = 60): Promise<string> {
  const id = await propose(pair, minutes);
  await pick(pair, id);
  const startsAt = new Date(Date.parse(`${month}-10T06:00:00Z`) + (inserted++ % 20) * 9 * 3_600_000);
  await query(
    "update lessons set starts_at = $2, ends_at = $2::timestamptz + make_interval(mins => $3) where id = $1",
    [id, startsAt, minutes],
  );
  return id;
}

const mark = ({ teacher }: Learning, id: string, minutes?: number) =>
  app.call(book.markLessonEndpoint, { token: teacher.token, params: { id }, body: { outcome: "held", minutes } });
const confirm = ({ student }: Learning, id: string) =>
  app.call(book.confirmLessonEndpoint, { token: student.token, params: { id } });
const read = async ({ student, relationId }: Learning) => {
  const params = { id: relationId, month };
  return (await app.call(book.monthCalls.student.read, { token: student.token, params })).body;
};

/** The mail by which the family confirms a marked lesson; folded lines joined. */
const findMail = ({ student }: Learning) =>
  smtp.received
    .filter(({ recipients }) => recipients[0] === student.email)
    .map((mail) => ({ ...mail, raw: mail.raw.replaceAll("=\r\n", "") }))
    .find(({ raw }) => raw.includes("/lesson?token="));
/** Runs the mail queue: the waiting mails are sent or fail. */
const allSent = () =>
  vi.waitFor(
    async () => {
      const { rows } = await query("select count(*)::int as left from pgboss.job where name = 'mail'", []);
      expect(rows).toEqual([{ left: 0 }]);
    },
    { timeout: 25_000, interval: 50 },
  );

async function passSilence(id: string, days = 6) {
  const moved = ["marked_at", "mailed_at"].map((column) => `${column} = ${column} - make_interval(days => $2)`);
  await query(`update lessons set ${moved.join(", ")} where id = $1`, [id, days]);
  await attestLessons(app.database.db);
  const { rows } = await query("select state from lessons where id = $1", [id]);
  return rows[0].state;
}

describe("R13.5 the price of a lesson", () => {
  it("is what was agreed when it was proposed, for a whole series, whatever the teacher's fee since", async () => {
    const pair = await learning();
    const id = await propose(pair, 60, { weekly: { until: comingDay(20) } });
    await setFee(pair, { hourly: 5000 });
    await pick(pair, id);
    const { rows } = await query(
      "update lessons set starts_at = starts_at - interval '50 days', ends_at = ends_at - interval '50 days' where relation_id = $1 returning id",
      [pair.relationId],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const lesson of rows)
      expect(await mark(pair, lesson.id)).toMatchObject({
        body: { paise: 50_000, price: { kind: "hourly", paise: 50_000 } },
      });
  });

  it("is the monthly fee when a month was agreed, and nothing when no fee was stated", async () => {
    const pair = await learning();
    await setFee(pair, { hourly: null, monthly: 3000 });
    const monthly = await makePast(pair);
    await setFee(pair, { hourly: null, monthly: null });
    const free = await makePast(pair);
    await setFee(pair, { hourly: 9000, monthly: 90_000 });
    for (const id of [monthly, free]) {
      await mark(pair, id);
      expect((await confirm(pair, id)).status).toBe(200);
    }
    const { rows } = await query("select paise, monthly_paise from class_book where lesson_id = any($1) order by 2", [
      [monthly, free],
    ]);
    expect(rows).toEqual([
      { paise: 0, monthly_paise: 300_000 },
      { paise: 0, monthly_paise: null },
    ]);
  });

  it("is shown with a proposal before the other side accepts it", async () => {
    const pair = await learning();
    await propose(pair);
    const { body } = await app.call(lessonCalls.teacher.list, { token: pair.teacher.token });
    expect(body).toMatchObject([{ state: "proposed", price: { kind: "hourly", paise: 50_000 } }]);
  });

  it("of a lesson older than this rule is the current fee, and silence does not confirm it", async () => {
    const pair = await learning();
    const id = await makePast(pair);
    await query("update lessons set price_kind = null, price_paise = null where id = $1", [id]);
    await setFee(pair, { hourly: 600 });
    expect(await mark(pair, id)).toMatchObject({ body: { paise: 60_000, price: null } });
    await allSent();
    expect(await passSilence(id)).toBe("marked");
  });

  it("has a bound above every possible fee", async () => {
    const pair = await learning();
    expect((await setFee(pair, { hourly: 20_000 })).status).toBe(200);
    expect(await setFee(pair, { hourly: 20_001 })).toMatchObject({ status: 400, body: { code: "validation" } });
  });
});

describe("R13.5 silence", () => {
  it("confirms what was agreed five days after it was mailed", async () => {
    const pair = await learning();
    const id = await makePast(pair);
    expect((await mark(pair, id)).body.silenceConfirmsAt).toBeNull();
    await allSent();
    const { body } = await app.call(lessonCalls.student.list, {
      token: pair.student.token,
      query: { from: `${month}-01T00:00:00Z`, to: `${month}-28T00:00:00Z` },
    });
    const after = new Date(body[0]?.silenceConfirmsAt ?? 0).getTime() - new Date(body[0]?.markedAt ?? 0).getTime();
    expect(after).toBeGreaterThanOrEqual(limits.confirmedAfter);
    expect(await passSilence(id, 4)).toBe("marked");
    expect(await passSilence(id, 1)).toBe("confirmed");
  });

  it("does not confirm more minutes than were fixed: that needs the family's confirmation, and the mail says so", async () => {
    const pair = await learning();
    const id = await makePast(pair, 15);
    expect(await mark(pair, id, 480)).toMatchObject({ body: { minutes: 15, taught: 480, paise: 400_000 } });
    await allSent();
    const mail = findMail(pair);
    expect(mail?.raw).toContain("more minutes");
    expect(mail?.raw).not.toContain("counts as confirmed");
    expect(await passSilence(id)).toBe("marked");
    expect(await read(pair)).toMatchObject({ fee: 0, lines: [{ state: "marked", fixedMinutes: 15, minutes: 480 }] });
    expect((await confirm(pair, id)).status).toBe(200);
    expect(await read(pair)).toMatchObject({ fee: 400_000 });
  });

  it("counts from a mail that neither the daily limit nor a preference suppresses", async () => {
    const pair = await learning();
    const choices = [{ kind: "lesson_marked", mail: false }];
    const chosen = await app.call(saveNotificationChoicesEndpoint, { token: pair.student.token, body: { choices } });
    expect(chosen.status).toBe(400);
    await query("insert into notification_choices (account_id, kind, mail) values ($1, 'lesson_marked', false)", [
      pair.student.id,
    ]);
    const id = await makePast(pair);
    for (let time = 0; time < 11; time++) {
      const { body } = await app.call(lessonCalls.teacher.propose, {
        token: pair.teacher.token,
        params: { id: pair.relationId },
        body: proposing(comingTime(5)),
      });
      await app.call(lessonCalls.teacher.cancel, {
        token: pair.teacher.token,
        params: { id: body.id ?? "" },
        body: {},
      });
    }
    await mark(pair, id);
    await allSent();
    const mail = findMail(pair);
    expect(mail).toBeDefined();
    expect(mail?.headers.join("\n")).not.toMatch(/list-unsubscribe/i);
    expect(await passSilence(id)).toBe("confirmed");
  });

  it.each([
    ["is not verified", "update accounts set email_verified_at = null where id = $1"],
    ["accepts no mail", "update accounts set email = 'nobody@' || id || '.test' where id = $1"],
  ])("confirms nothing where the address %s", async (_, statement) => {
    const pair = await learning();
    const id = await makePast(pair);
    await query(statement, [pair.student.id]);
    await mark(pair, id);
    await allSent();
    expect(await passSilence(id, 100)).toBe("marked");
  });

  it("restarts when the teacher marks it again, which is mailed few times a day", async () => {
    const pair = await learning();
    const id = await makePast(pair);
    await mark(pair, id);
    await allSent();
    for (let time = 1; time < limits.marksPerDay; time++) expect((await mark(pair, id, 30 + time)).status).toBe(200);
    expect(await mark(pair, id, 55)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    await allSent();
    const { rows } = await query("select mailed_at >= marked_at as mailed, taught from lessons where id = $1", [id]);
    expect(rows).toEqual([{ mailed: true, taught: 30 + limits.marksPerDay - 1 }]);
  });
});

it("R13.5 a month above the column's maximum is refused without a server error", async () => {
  const pair = await learning();
  await query("update teachers set fee_hourly = 1000000 where account_id = $1", [pair.teacher.id]);
  for (let lesson = 0; lesson < 3; lesson++) {
    const id = await makePast(pair);
    await mark(pair, id, 480);
    expect((await confirm(pair, id)).status).toBe(200);
  }
  expect((await read(pair)).fee).toBe(2_400_000_000);
  const params = { id: pair.relationId, month };
  expect(await app.call(book.monthCalls.student.paid, { token: pair.student.token, params })).toMatchObject({
    status: 409,
    body: { code: "sum_too_large" },
  });
});
