/** Jobs of relations: expire requests every minute, label slow teachers every hour. */
import type { Context } from "#server/context.ts";
import { expireRequests } from "./expire-requests.ts";
import { labelSlowTeachers } from "./label-slow-teachers.ts";

export async function workRelations({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<void> {
  await jobs.work("expire_requests", async () => {
    await expireRequests({ db, jobs });
  });
  await jobs.work("label_slow_teachers", async () => {
    await labelSlowTeachers(db);
  });
  await jobs.schedule("expire_requests", "* * * * *", {});
  await jobs.schedule("label_slow_teachers", "41 * * * *", {});
}
