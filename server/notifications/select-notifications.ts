/** Reads notifications as their owner may see them: kind and ids become a sentence in the reader's language, with current names. */
import { type SQL, sql } from "drizzle-orm";
import { textIn } from "#content/text-in.ts";
import { type NotificationKind, notificationKinds } from "#contract/notification-kinds.ts";
import type { Notification } from "#contract/notifications.ts";
import type { Language, MemberRole, RelationStatus } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { isHere } from "#server/people/visibility.ts";
import { sayValues } from "./say-values.ts";

export type NotificationReader = { id: string; role: MemberRole; language: Language };

type Row = {
  id: string;
  sequence: string;
  kind: NotificationKind;
  params: Record<string, string | number | boolean | null>;
  related_link: string | null;
  pinned: boolean;
  read: boolean;
  cleared: boolean;
  created_at: string;
  relation_status: RelationStatus | null;
  other_name: string | null;
  /** Neither suspended nor departed. */
  other_here: boolean | null;
};

export type NumberedNotification = { sequence: number; notification: Notification };

type Choice = { order: SQL; limit: number; offset?: number };

/** `which` refers to `n`; only the reader's own rows are found. */
export async function selectNotifications(
  tx: Tx,
  reader: NotificationReader,
  which: SQL,
  choice: Choice,
): Promise<NumberedNotification[]> {
  return (await selectBeside(tx, reader, which, { ...choice, beside: sql`null` })).found;
}

/** The same, with a value that the statement returns once, also when nothing is found. */
export async function selectBeside<Beside>(
  tx: Tx,
  reader: NotificationReader,
  which: SQL,
  { order, limit, offset = 0, beside }: Choice & { beside: SQL },
): Promise<{ found: NumberedNotification[]; beside: Beside | undefined }> {
  type Told = { beside: Beside };
  const { rows } = await tx.execute<Told & (Row | { [Key in keyof Row]: null })>(sql`
    select n.id, n.sequence, n.kind, n.params, n.related_link, n.pinned, n.created_at,
      n.read_at is not null as read, n.cleared_at is not null as cleared,
      r.status as relation_status, other.name as other_name, ${isHere(sql`other`)} as other_here, once.beside
    from (select ${beside} as beside) once
    left join (
      select * from notifications n
      where n.account_id = ${reader.id}::uuid and n.kind = any(${sql.param(known)}::text[]) and ${which}
      order by ${order} limit ${limit} offset ${offset}
    ) n on true
    left join relations r on r.id = (n.params ->> 'relationId')::uuid and n.account_id in (r.student_id, r.teacher_id)
    left join accounts other on other.id = case n.account_id when r.student_id then r.teacher_id else r.student_id end
    order by ${order}`);
  const found = rows.filter((row): row is Told & Row => row.id !== null);
  return {
    found: found.map((row) => ({ sequence: Number(row.sequence), notification: toNotification(row, reader) })),
    beside: rows[0]?.beside,
  };
}

/** A kind written by a newer process is skipped. */
const known = Object.keys(notificationKinds);

function toNotification(row: Row, reader: NotificationReader): Notification {
  const { kind, params, relation_status: relationStatus } = row;
  const createdAt = new Date(row.created_at).toISOString();
  const values = sayValues(reader, params, {
    name: row.other_name,
    active: relationStatus === "accepted" && row.other_here === true,
  });
  return {
    id: row.id,
    message: textIn(reader.language).t(`notifications:kinds.${kind}.${reader.role}`, values),
    read: row.read,
    date: createdAt,
    createdAt,
    type: kind,
    pinned: row.pinned,
    relatedLink: row.related_link ?? notificationKinds[kind].link[reader.role],
    data: { ...params, ...(relationStatus !== null && { relationStatus }) },
    isCleared: row.cleared,
  };
}
