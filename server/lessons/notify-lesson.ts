/** Notifies the other side of a change to a lesson: with ids and its start, from which the text is rendered when read. */
import { sql } from "drizzle-orm";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { type NotificationKind, notificationKinds } from "#contract/notification-kinds.ts";
import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { type Actor, type LessonPair, otherOf } from "./lock-pair.ts";

type NotifiedLesson = LessonPair & { id: string; startsAt: Date };

export async function notifyOtherSide(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { kind, by, lesson, mailLink }: { kind: NotificationKind; by: Actor; lesson: NotifiedLesson; mailLink?: string },
): Promise<void> {
  const to = otherOf(by, lesson);
  await notify(tx, jobs, {
    to,
    kind,
    mailed: isAlwaysMailed(kind) || (await countNotified(tx, to, lesson)) < limits.mailsPerDay,
    params: lessonParams(lesson),
    about: { name: by.name, active: true },
    ...(mailLink !== undefined && { mailLink }),
  });
}

/** Their mails start the period of silence (R13.5). */
const isAlwaysMailed = (kind: NotificationKind) => notificationKinds[kind].mail === "always";

/** Repeated proposing and cancelling must not fill a family's mailbox. */
async function countNotified(tx: Tx, to: string, { relationId }: LessonPair): Promise<number> {
  const { rows } = await tx.execute<{ notified: number }>(sql`
    select count(*)::int as notified from notifications
    where account_id = ${to}::uuid and kind like 'lesson%' and params->>'relationId' = ${relationId}
      and created_at > now() - interval '1 day'`);
  return rows[0]?.notified ?? 0;
}

export const lessonParams = ({ relationId, id, startsAt }: NotifiedLesson) => ({
  relationId,
  lessonId: id,
  startsAt: startsAt.toISOString(),
});
