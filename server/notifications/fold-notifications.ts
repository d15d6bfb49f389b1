/** Clears notifications that a newer one of the same lesson voids (R7.9): sixty cancelled proposals leave a few unread, not a hundred. */
import { sql } from "drizzle-orm";
import { notificationLimits as limits } from "#contract/limits.ts";
import type { NotificationKind } from "#contract/notification-kinds.ts";
import type { Tx } from "#server/db/client.ts";
import type { NotificationParams } from "#server/db/schema/notifications.ts";

/** Shown in the calendar as well. A marked lesson is a bill: each is notified. */
const folded: readonly NotificationKind[] = [
  "lesson_proposed",
  "lesson_fixed",
  "lesson_declined",
  "lesson_moved",
  "lesson_cancelled",
];

type Coming = { to: string; kind: NotificationKind; params: NotificationParams };

/**
 * Runs before the insert: clears unread ones of the same lesson, and of the same relation and kind all but the newest.
 * Rows stay, as they count the mails of a day. A row that its reader is changing just now is skipped.
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
