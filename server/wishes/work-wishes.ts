/** The jobs of wishes: every minute who changed is held against them and students are told; what ended long ago goes. */
import { sql } from "drizzle-orm";
import { wishes as limits } from "#contract/learning-limits.ts";
import type { Context } from "#server/context.ts";
import { fillCells } from "./fill-cells.ts";
import { matchWishes } from "./match-wishes.ts";
import { tellWishes } from "./tell-wishes.ts";

export async function workWishes({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<void> {
  await jobs.work("match_wishes", async () => {
    await fillCells(db);
    await matchWishes(db);
    await tellWishes({ db, jobs });
    await db.execute(sql`
      delete from wishes where until < now() - make_interval(secs => ${limits.renewableFor / 1000})`);
  });
  await jobs.schedule("match_wishes", "* * * * *", {});
}
