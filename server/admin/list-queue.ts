/** Reads the queue (R11.5): a page of items with their subjects and claimants, and the count of each kind. */
import { type SQL, sql } from "drizzle-orm";
import { type QueueItem, type QueueLength, queueKindsOf } from "#contract/office/queue.ts";
import { type QueueKind, queueKinds, type queueStates } from "#contract/office/states.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import { can } from "#contract/permissions.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import type { Account } from "#server/http/caller.ts";
import { Refusal } from "#server/refusal.ts";
import { type OfficePage, writtenMoment } from "./office-page.ts";
import { countList } from "./office-sql.ts";

export type QueueReader = Pick<Account, "id" | "role">;

type Wanted = {
  kind?: QueueKind | undefined;
  state: (typeof queueStates)[number];
  reader: QueueReader;
  paging: Paging;
};

type Row = {
  id: string;
  kind: QueueKind;
  subject_id: string;
  label: string | null;
  person_id: string | null;
  person_name: string | null;
  person_role: Role | null;
  priority: number;
  waiting_since: string;
  age: number;
  claimer_id: string | null;
  claimer_name: string | null;
  claimer_email: string | null;
  claimed_until: string | null;
  done_at: string | null;
};

/** Match the index: drizzle writes a descending column with nulls last. */
const urgentFirst = sql`q.priority desc nulls last, q.waiting_since, q.id`;
const newestFirst = sql`q.done_at desc, q.id desc`;

const isClaimed = sql`q.claimed_until > now()`;

/** Of a row `q`: of a kind that the reader may read. */
function isReadableBy({ role }: QueueReader): SQL {
  const kinds = queueKindsOf(role);
  if (kinds.length === queueKinds.length) return sql`true`;
  return kinds.length === 0 ? sql`false` : sql`q.kind in ${kinds}`;
}

function whichOf({ kind, state, reader }: Wanted): SQL {
  const ofKind = sql`${isReadableBy(reader)} and ${kind === undefined ? sql`true` : sql`q.kind = ${kind}`}`;
  if (state === "done") return sql`q.done_at is not null and ${ofKind}`;
  const mine = state === "mine" ? sql`q.claimed_by = ${reader.id}::uuid and ${isClaimed}` : sql`true`;
  return sql`q.done_at is null and ${ofKind} and ${mine}`;
}

/** Look up details only for the rows of the page. Only readers of accounts see a message's sender. */
async function selectItems(tx: Tx, { role }: QueueReader, page: SQL, order: SQL): Promise<QueueItem[]> {
  const writer = can(role, "accounts.read") ? sql`m.account_id` : sql`null::uuid`;
  const { rows } = await tx.execute<Row>(sql`
    select q.id, q.kind, q.subject_id, q.priority, q.waiting_since, q.done_at,
      extract(epoch from coalesce(q.done_at, now()) - q.waiting_since)::int as age,
      coalesce(d.type, r.reason, c.kind, m.subject, v.act) as label,
      p.id as person_id, p.name as person_name, p.role as person_role,
      k.id as claimer_id, k.name as claimer_name, k.email as claimer_email,
      case when k.id is not null then q.claimed_until end as claimed_until
    from (${page}) q
    left join documents d on q.kind = 'document' and d.id = q.subject_id
    left join reports r on q.kind in ('report', 'review') and r.id = q.subject_id
    left join guarantee_claims c on q.kind = 'claim' and c.id = q.subject_id
    left join relations cr on cr.id = c.relation_id
    left join contact_messages m on q.kind = 'letter' and m.id = q.subject_id
    left join appeals a on q.kind = 'appeal' and a.id = q.subject_id
    left join verdicts v on v.id = a.verdict_id
    left join accounts p on p.id = coalesce(d.teacher_id, r.reported_id, cr.student_id, ${writer}, v.concerned_id)
    left join accounts k on k.id = q.claimed_by and ${isClaimed}
    order by ${order}`);
  return rows.map(toItem);
}

function toItem(row: Row): QueueItem {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    label: row.label,
    person:
      row.person_id === null || row.person_role === null
        ? null
        : { id: row.person_id, name: row.person_name ?? "", role: row.person_role },
    priority: row.priority,
    waitingSince: writtenMoment(row.waiting_since) ?? "",
    age: Math.max(0, row.age),
    claimedBy:
      row.claimer_id === null ? null : { id: row.claimer_id, name: row.claimer_name ?? "", email: row.claimer_email },
    claimedUntil: writtenMoment(row.claimed_until),
    doneAt: writtenMoment(row.done_at),
  };
}

export async function listQueue(tx: Tx, wanted: Wanted): Promise<OfficePage<QueueItem>> {
  const which = whichOf(wanted);
  const order = wanted.state === "done" ? newestFirst : urgentFirst;
  const { limit, offset } = limitAndOffset(wanted.paging);
  const page = sql`select * from queue_items q where ${which} order by ${order} limit ${limit} offset ${offset}`;
  const total = await countList(tx, { from: sql`queue_items q`, which, order }, wanted.paging);
  return { items: await selectItems(tx, wanted.reader, page, order), total };
}

export async function readQueueItem(tx: Tx, reader: QueueReader, id: string): Promise<QueueItem> {
  const page = sql`select * from queue_items q where q.id = ${id}::uuid and ${isReadableBy(reader)}`;
  const [item] = await selectItems(tx, reader, page, urgentFirst);
  if (item === undefined) throw new Refusal("not_found");
  return item;
}

export async function readQueueLengths(tx: Tx, { role }: Pick<QueueReader, "role">): Promise<QueueLength[]> {
  const { rows } = await tx.execute<{ kind: QueueKind; waiting: number; oldest: string | null }>(sql`
    select kind, count(*)::int as waiting, min(waiting_since) as oldest
    from queue_items where done_at is null group by kind`);
  return queueKindsOf(role).map((kind) => {
    const found = rows.find((row) => row.kind === kind);
    return { kind, waiting: found?.waiting ?? 0, oldestSince: writtenMoment(found?.oldest ?? null) };
  });
}
