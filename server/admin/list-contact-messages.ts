/** Lists contact messages for the office (R11.1): with the sender and the answers. */

import { type SQL, sql } from "drizzle-orm";
import type { OfficeContactMessage } from "#contract/office/contact-messages.ts";
import type { contactMessageStates } from "#contract/office/states.ts";
import type { Paging } from "#contract/paging.ts";
import { messageReference } from "#server/contact/message-reference.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { Refusal } from "#server/refusal.ts";
import { glanceOf } from "./glance-account.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, type OfficeListSql, officePageOf, officerJson, waitingOf } from "./office-sql.ts";

type State = (typeof contactMessageStates)[number];

type Writer = Parameters<typeof glanceOf>[0] & { id: string };

const lists: Record<State, OfficeListSql> = {
  open: waitingOf(sql`'letter'`, sql`contact_messages`),
  done: {
    from: sql`contact_messages d`,
    which: sql`d.handled_at is not null`,
    order: sql`d.handled_at desc, d.id desc`,
  },
};

async function selectLetters(tx: Tx, page: SQL): Promise<OfficeContactMessage[]> {
  const { rows } = await tx.execute<
    Omit<OfficeContactMessage, "reference" | "account"> & { account: Writer | null }
  >(sql`
    select d.id, d.full_name as "fullName", d.email, d.phone, d.subject, d.message, d.language,
      ${isoMoment(sql`d.created_at`)} as "createdAt", ${isoMoment(sql`d.handled_at`)} as "handledAt",
      case when a.id is not null then json_build_object('id', a.id, 'role', a.role, 'name', a.name, 'status', a.status,
        'suspended', a.suspended_at is not null) end as account, ${officerJson(sql`k`)} as "handledBy", q.id as "queueItemId",
      (select coalesce(json_agg(json_build_object('id', w.id, 'answer', w.answer, 'admin', ${officerJson(sql`b`)},
          'createdAt', ${isoMoment(sql`w.created_at`)}) order by w.created_at, w.id), '[]')
        from contact_answers w left join accounts b on b.id = w.admin_id where w.message_id = d.id) as answers
    from ${page} d
    left join accounts a on a.id = d.account_id
    left join accounts k on k.id = d.handled_by
    left join queue_items q on q.kind = 'letter' and q.subject_id = d.id
    order by d.place`);
  return rows.map(({ account, ...row }) => ({
    ...row,
    account: account && { id: account.id, ...glanceOf(account) },
    reference: messageReference(row.id),
  }));
}

export async function listContactMessages(
  tx: Tx,
  { state, paging }: { state: State; paging: Paging },
): Promise<OfficePage<OfficeContactMessage>> {
  const list = lists[state];
  const total = await countList(tx, list, paging);
  return { items: await selectLetters(tx, officePageOf(list, sql`d`, paging)), total };
}

export async function readContactMessage(tx: Tx, id: string): Promise<OfficeContactMessage> {
  const [found] = await selectLetters(tx, sql`(select *, 1 as place from contact_messages where id = ${id}::uuid)`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
