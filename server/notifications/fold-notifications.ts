/** Takes back what a newer notification of the same lesson has made void (R7.9): sixty proposals called off leave a few unread, not a hundred. */
import { sql } from "drizzle-orm";
import { notificationLimits as limits } from "#contract/limits.ts";
import type { NotificationKind } from "#contract/notification-kinds.ts";
import type { Tx } from "#server/db/client.ts";
import type { NotificationParams } from "#server/db/schema/notifications.ts";

/** What the calendar says as well. A lesson that was marked is a bill: each is told. */
const folded: readonly NotificationKind[] = [
  "lesson_proposed",
  "lesson_fixed",
  "lesson_declined",
  "lesson_moved",
  "lesson_cancelled",
];

type Coming = { to: string; kind: NotificationKind; params: NotificationParams };

/**
 * Before the new one is written: of the unread ones those of the same lesson are cleared, and of the same relation and kind all but
 * the newest. They stay as rows, by which mails of a day are counted. A row that its reader is changing just now is left alone.
 */
export async function foldNotifications(tx: Tx, { to, kind, params }: Coming): Promise<void> {
  const { relationId, lessonId } = params;
  if (!folded.includes(kind) || relationId === undefined || lessonId === undefined) return;
  await tx.execute(sql`
    with open as materialized (
      select id, sequence, kind, params ->> 'lessonId' as lesson from notifications
      where account_id = ${to}::uuid and read_at is null and cleared_at is null and not pinned
        and kind = any(${sql.param(folded)}::text[]) and params ->> 'relationId' = ${relationId}
      for update skip locked),
    ranked as (select *, row_number() over (partition by kind order by sequence desc) as place from open)
    update notifications n set cleared_at = now() from ranked r
    where n.id = r.id and (r.lesson = ${lessonId} or (r.kind = ${kind} and r.place >= ${limits.unreadOfKind}))`);
}
