/**
 * Notifies students of teachers who came to fit their wishes (R13.2): one notification per wish for all new teachers, one
 * mail a day for all wishes.
 */
import { sql } from "drizzle-orm";
import { wishLimits as limits } from "#contract/learning-limits.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";

/** Wishes per transaction. */
const batch = 50;

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000})`;

/** Returns how many wishes were notified. */
export function notifyWishes({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<number> {
  return workInBatches(batch, () => db.transaction((tx) => notifySome(tx, jobs)));
}

async function notifySome(tx: Tx, jobs: Pick<Jobs, "send">): Promise<number> {
  // All wishes of one person together, or none.
  const { rows } = await tx.execute<{ id: string; student: string; mailed: boolean }>(sql`
    select w.id, w.account_id as student, exists (
      select from wishes o where o.account_id = w.account_id and o.mailed_at > now() - ${seconds(limits.mailedEvery)}
    ) as mailed
    from wishes w
    where exists (select from wish_matches m where m.wish_id = w.id and m.told_at is null)
      and (w.told_at is null or w.told_at <= now() - ${seconds(limits.toldEvery)})
    order by w.account_id, w.id limit ${batch} for update skip locked`);
  const mailedNow = new Set<string>();
  const notices: NewNotification[] = [];
  for (const { id, student, mailed } of rows) {
    const { rows: found } = await tx.execute(sql`
      update wish_matches set told_at = now() where wish_id = ${id}::uuid and told_at is null returning teacher_id`);
    const mailsToo = !mailed && !mailedNow.has(student);
    if (mailsToo) mailedNow.add(student);
    await tx.execute(sql`
      update wishes set told_at = now(), mailed_at = case when ${mailsToo} then now() else mailed_at end
      where id = ${id}::uuid`);
    notices.push({
      to: student,
      kind: "wish_matched",
      params: { wishId: id, count: found.length },
      mailed: mailsToo,
    });
  }
  await notifyAll(tx, jobs, notices);
  return rows.length;
}
