/** The demo accounts' notifications of their stories: the newest still unread. */
import type { NotificationKind } from "#contract/notification-kinds.ts";
import type { notifications } from "#server/db/schema/notifications.ts";
import { demoId } from "./demo-id.ts";
import type { RelationRow, Story } from "./make-relations.ts";
import { daysBefore } from "./moments.ts";

export type DemoNotificationRow = typeof notifications.$inferInsert & { createdAt: Date };

type Notified = { kind: NotificationKind; at: Date | null | undefined };

/** Days: older ones were cleared; the newest are unread. */
const clearedAfter = 150;
const unreadFor = 2.5;

/** One side's notifications of a relation. */
function notificationsOf(relation: RelationRow, role: "student" | "teacher"): Notified[] {
  const { askedBy, status, requestedAt, answeredAt, activatedAt, expiresAt, endedAt, endedBy } = relation;
  if (askedBy !== role) {
    const received: Notified = { kind: "request_received", at: requestedAt };
    const withdrawn: Notified[] = status === "withdrawn" ? [{ kind: "request_withdrawn", at: answeredAt }] : [];
    return [received, ...withdrawn, ...notificationsOfEnd()];
  }
  if (activatedAt) return [{ kind: "request_accepted", at: activatedAt }, ...notificationsOfEnd()];
  if (status === "declined") return [{ kind: "request_declined", at: answeredAt }];
  return status === "expired" ? [{ kind: "request_expired", at: expiresAt }] : [];

  function notificationsOfEnd(): Notified[] {
    return endedBy && endedBy !== role ? [{ kind: "relation_ended", at: endedAt }] : [];
  }
}

/** Oldest first, in the order of their numbers. */
export function makeNotifications(
  stories: readonly Story[],
  { studentId, teacherId }: { studentId: string; teacherId: string },
  now: Date,
): DemoNotificationRow[] {
  const oldest = daysBefore(now, clearedAfter);
  const readUntil = daysBefore(now, unreadFor);
  const rows = stories.flatMap(({ relation }) => {
    const asStudent = relation.studentId === studentId ? notificationsOf(relation, "student") : [];
    const asTeacher = relation.teacherId === teacherId ? notificationsOf(relation, "teacher") : [];
    const row = (accountId: string, { kind, at }: Notified) =>
      at && at > oldest && at <= now
        ? [
            {
              accountId,
              kind,
              params: { relationId: relation.id ?? "" },
              createdAt: at,
              readAt: at < readUntil ? at : null,
            },
          ]
        : [];
    return [...asStudent.flatMap((told) => row(studentId, told)), ...asTeacher.flatMap((told) => row(teacherId, told))];
  });
  return rows
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row, index) => ({ id: demoId("notification", index), pinned: false, ...row }));
}
