/**
 * Notifies both sides once that future lessons are cancelled because one of them left or was suspended (R13.4). A database
 * trigger cancels the lessons, whoever writes; this finds whom to notify from what it left. An ended relation has a
 * notification of its own.
 */
import { sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { notifyAll } from "#server/notifications/notify.ts";
import { isActive, isHere } from "#server/people/visibility.ts";

/** People per transaction. */
const batch = 50;

type Concerned = { relationId: string; to: string; name: string; active: boolean };

/** Returns how many were notified. */
export function notifyCalledOff({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<number> {
  return workInBatches(batch, () => db.transaction((tx) => notifySome(tx, jobs)));
}

/** An inactive person is notified if they come back within the day. */
async function findConcerned(tx: Tx): Promise<Concerned[]> {
  const { rows } = await tx.execute<Concerned>(sql`
    select r.id as "relationId", me.id as to, other.name, ${isHere(sql`other`)} as active
    from (select l.relation_id, max(l.cancelled_at) as at from lessons l
      where l.state = 'cancelled' and l.cancelled_by is null and l.cancelled_at > now() - interval '1 day'
      group by l.relation_id) off
    join relations r on r.id = off.relation_id and ${isActive(sql`r`)}
    join accounts me on me.id in (r.student_id, r.teacher_id) and ${isHere(sql`me`)}
    join accounts other on other.id in (r.student_id, r.teacher_id) and other.id <> me.id
    where not exists (select from notifications n where n.account_id = me.id and n.kind = 'lessons_called_off'
      and n.params->>'relationId' = r.id::text and n.created_at >= off.at)
    order by me.id, r.id limit ${batch}`);
  return rows;
}

async function notifySome(tx: Tx, jobs: Context["jobs"]): Promise<number> {
  // One at a time: a second one sees what the first has notified.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lessons_called_off'))`);
  const concerned = await findConcerned(tx);
  await notifyAll(
    tx,
    jobs,
    concerned.map(({ to, relationId, ...about }) => ({
      to,
      kind: "lessons_called_off",
      params: { relationId },
      about,
    })),
  );
  return concerned.length;
}
