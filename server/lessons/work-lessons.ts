/**
 * Jobs of lessons: every five minutes reminders and notices of people who left, every ten minutes expiry and confirmation by
 * silence.
 */
import type { Context } from "#server/context.ts";
import { notifyCalledOff } from "./notify-called-off.ts";
import { sendReminders } from "./send-reminders.ts";
import { attestLessons, lapseProposals } from "./sweep-lessons.ts";

export async function workLessons(context: Pick<Context, "db" | "jobs">): Promise<void> {
  const { db, jobs } = context;
  await jobs.work("remind_of_lessons", async () => {
    await notifyCalledOff(context);
    await sendReminders(context);
  });
  await jobs.work("sweep_lessons", async () => {
    await lapseProposals(db);
    await attestLessons(db);
  });
  await jobs.schedule("remind_of_lessons", "*/5 * * * *", {});
  await jobs.schedule("sweep_lessons", "*/10 * * * *", {});
}
