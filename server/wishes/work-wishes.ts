/** Jobs of wishes: every minute changed teachers are matched, students notified, and long-ended wishes deleted. */
import type { Context } from "#server/context.ts";
import { fillCells } from "./fill-cells.ts";
import { matchWishes } from "./match-wishes.ts";
import { notifyWishes } from "./notify-wishes.ts";
import { sweepWishes } from "./sweep-wishes.ts";

export async function workWishes({ db, jobs, pool }: Pick<Context, "db" | "jobs" | "pool">): Promise<void> {
  await jobs.work("match_wishes", async () => {
    await fillCells(db);
    await matchWishes(db);
    await notifyWishes({ db, jobs });
    await sweepWishes(pool);
  });
  await jobs.schedule("match_wishes", "* * * * *", {});
}
