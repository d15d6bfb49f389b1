/** Calendar feeds of lessons (R13.4), over HTTP. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgotPasswordEndpoint } from "#contract/accounts.ts";
import { lessonCalls, readCalendarAddressEndpoint, renewCalendarAddressEndpoint } from "#contract/lessons.ts";
import { resetPasswordEndpoint } from "#contract/proven-calls.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingDay, comingTime, fixLesson, makeLearning, proposing } from "#test/lessons.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("R13.4 calendars", () => {
  const read = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const feed = async (path: string) => {
    const answer = await app.app.inject({ url: path });
    return { status: answer.statusCode, text: answer.body, type: answer.headers["content-type"] };
  };

  it("have a secret address: a series once, its changed lessons by their own entries, no child's name", async () => {
    const pair = await makeLearning(app.database.db);
    const id = await fixLesson(app, pair, comingTime(15), { weekly: { until: comingDay(36) } });
    const { body } = await app.call(lessonCalls.student.list, {
      token: pair.student.token,
      query: { from: comingTime(0), to: comingTime(60) },
    });
    const token = pair.teacher.token;
    const moved = { startsAt: comingTime(23, "07:15"), scope: "this" };
    await app.call(lessonCalls.teacher.move, { token, params: { id: body[1]?.id ?? "" }, body: moved });
    await app.call(lessonCalls.teacher.cancel, { token, params: { id: body[2]?.id ?? "" }, body: { reason: "Ill" } });
    const { path = "" } = (await app.call(readCalendarAddressEndpoint, { token })).body;
    const { status, text, type } = await feed(path);
    expect([status, type]).toEqual([200, "text/calendar; charset=utf-8"]);
    for (const hidden of ["Zoya", "Khan", "lajpat", "student_home", "Ill"]) expect(text).not.toContain(hidden);
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = read(text).map((event) => new ICAL.Event(event));
    const master = events.find((event) => !event.isRecurrenceException());
    const exceptions = events.filter((event) => event.isRecurrenceException());
    for (const exception of exceptions) master?.relateException(exception);
    const starts: string[] = [];
    const states: unknown[] = [];
    const all = master?.iterator();
    for (let next = all?.next(); next && master; next = all?.next()) {
      const { item, startDate } = master.getOccurrenceDetails(next);
      starts.push(startDate.toJSDate().toISOString());
      states.push([item.component.getFirstPropertyValue("status"), item.sequence > 1]);
    }
    // The test's library takes the time zone from the file.
    expect(starts).toHaveLength(4);
    expect(states).toEqual([
      ["CONFIRMED", expect.anything()],
      ["CONFIRMED", expect.anything()],
      ["CANCELLED", expect.anything()],
      ["CONFIRMED", expect.anything()],
    ]);
    expect(exceptions.map((event) => event.recurrenceId.toString())).toEqual(
      [22, 29].map((days) => `${comingDay(days)}T17:00:00`),
    );
    expect(events.map((event) => event.startDate.toString())).toContain(`${comingDay(23)}T07:15:00`);

    const single = await app.app.inject({
      url: `/api/students/lessons/${id}/calendar.ics`,
      headers: { authorization: `Bearer ${pair.student.token}` },
    });
    expect(read(single.body).map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Lesson: Meera Nair"]);
    const renewed = (await app.call(renewCalendarAddressEndpoint, { token })).body.path ?? "";
    expect((await feed(path)).status).toBe(404);
    expect((await feed(renewed)).status).toBe(200);
    expect((await feed(`${path.slice(0, -5)}x.ics`)).status).toBe(404);
  });

  it("hold no time that was only proposed", async () => {
    const pair = await makeLearning(app.database.db);
    const startsAt = comingTime(15);
    const { student, teacher, relationId } = pair;
    const asked = { token: student.token, params: { id: relationId }, body: proposing(startsAt) };
    expect((await app.call(lessonCalls.student.propose, asked)).status).toBe(201);
    for (const { token } of [student, teacher]) {
      const { path = "" } = (await app.call(readCalendarAddressEndpoint, { token })).body;
      expect(await feed(path)).toMatchObject({ status: 200, text: expect.not.stringContaining("VEVENT") });
    }
  });

  it("of suspended or inactive people are not served, and are served again after their return", async () => {
    const pair = await makeLearning(app.database.db);
    await fixLesson(app, pair, comingTime(16));
    for (const { token, id } of [pair.teacher, pair.student]) {
      const { path = "" } = (await app.call(readCalendarAddressEndpoint, { token })).body;
      const statusAfter = async (set: string) => {
        await app.database.pool.query(`update accounts set ${set} where id = $1`, [id]);
        return (await feed(path)).status;
      };
      expect((await feed(path)).status).toBe(200);
      expect(await statusAfter("suspended_at = now()")).toBe(404);
      expect(await statusAfter("suspended_at = null")).toBe(200);
      expect(await statusAfter("status = 'deactivated'")).toBe(404);
      expect(await statusAfter("status = 'deleted'")).toBe(404);
      expect(await statusAfter("status = 'active'")).toBe(200);
    }
  });

  it("get a new address with a password reset: an earlier session may have read the old one", async () => {
    const pair = await makeLearning(app.database.db);
    const { student } = pair;
    const { path = "" } = (await app.call(readCalendarAddressEndpoint, { token: student.token })).body;
    expect((await feed(path)).status).toBe(200);
    await app.call(forgotPasswordEndpoint, { body: { email: student.email, role: "student" } });
    const { params } = await app.mail(student.email, "reset_password");
    const body = { email: student.email, role: "student", otp: params.code, password: "Palash@Monsoon92" };
    expect((await app.call(resetPasswordEndpoint, { body })).status).toBe(200);
    expect((await feed(path)).status).toBe(404);
  });
});
