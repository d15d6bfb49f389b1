/** Reminders of lessons (R13.4): when they are sent, and whom they name. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { type Jobs, openJobs } from "#server/jobs/boss.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingTime, fixLesson, makeLearning } from "#test/lessons.ts";
import { sendReminders } from "./send-reminders.ts";

let app: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  app = await createTestApp();
  jobs = await openJobs({ url: app.url, listener: app.listener, log: app.app.log });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

/** As if it were that long before the lesson, settled days ago. */
const beginIn = (id: string, before: string) =>
  app.database.pool.query(
    `update lessons set starts_at = date_trunc('minute', now()) + $2::interval,
       ends_at = date_trunc('minute', now()) + $2::interval + interval '1 hour', settled_at = now() - interval '5 days'
     where id = $1`,
    [id, before],
  );

describe("R13.4 reminders", () => {
  it("are sent once the evening before and once two hours before, to both, and again when the lesson was moved", async () => {
    const pair = await makeLearning(app.database.db);
    const id = await fixLesson(app, pair, comingTime(14));
    const { pool, db } = app.database;
    const begin = (before: string) => beginIn(id, before);
    const count = async () => {
      for (let run = 0; run < 2; run++) await sendReminders({ db, jobs });
      const each = [
        await app.call(studentNotificationKinds.list, { token: pair.student.token }),
        await app.call(teacherNotificationKinds.list, { token: pair.teacher.token }),
      ];
      return each.map(({ body }) => body.filter(({ type }) => type === "lesson_reminder").length);
    };
    await begin("30 hours");
    expect(await count()).toEqual([0, 0]);
    await begin("90 minutes");
    expect(await count()).toEqual([1, 1]);
    await begin("91 minutes");
    expect(await count()).toEqual([2, 2]);
    await pool.query(
      "update lessons set settled_at = now(), starts_at = starts_at - interval '1 minute' where id = $1",
      [id],
    );
    expect(await count()).toEqual([2, 2]);
  });

  it("name the other side, by mail and on the page", async () => {
    const pair = await makeLearning(app.database.db);
    await beginIn(await fixLesson(app, pair, comingTime(15)), "90 minutes");
    await sendReminders({ db: app.database.db, jobs });
    for (const [reader, other, notificationKinds] of [
      [pair.student, pair.teacher, studentNotificationKinds],
      [pair.teacher, pair.student, teacherNotificationKinds],
    ] as const) {
      const { text } = renderMail(await app.mail(reader.email, "lesson_reminder"), { origin: "https://nukkad.test" });
      expect(text).toContain(`Your lesson with \u2068${other.name}\u2069`);
      const { body } = await app.call(notificationKinds.list, { token: reader.token });
      expect(body.find(({ type }) => type === "lesson_reminder")?.message).toContain(other.name);
    }
  });
});
