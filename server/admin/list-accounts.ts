/** Finds people for the office (R11.1): by part of a name or an e-mail, or by digits of a phone; newest first. Each search is logged (R11.4). */

import { type SQL, sql } from "drizzle-orm";
import type { AccountRow } from "#contract/office/accounts.ts";
import type { OfficeStatus } from "#contract/office/states.ts";
import type { Paging } from "#contract/paging.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { officeText } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, officePageOf } from "./office-sql.ts";
import { recordAct } from "./record-act.ts";
import type { Officer } from "./write-audit.ts";

type Wanted = { q: string; role?: Role | undefined; status?: OfficeStatus | undefined };

const text = officeText({ name: sql`d.name`, email: sql`d.email`, phone: sql`d.phone` });

const looksLikePhone = /^[+\d][\d\s()-]{2,}$/;

/** Drops spaces, punctuation and the leading zero of a phone number. */
function wordsOf(q: string): string {
  const plain = looksLikePhone.test(q) ? q.replace(/\D/g, "").replace(/^0+/, "") : q.toLowerCase();
  return `%${plain.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Erased people have nothing left to be found by. */
function whichOf({ q, role, status }: Wanted): SQL {
  const conditions = [
    sql`d.erased_at is null`,
    q === "" ? undefined : sql`${text} like ${wordsOf(q)}`,
    role === undefined ? undefined : sql`d.role = ${role}`,
    status === "suspended" ? sql`d.suspended_at is not null` : undefined,
    status === undefined || status === "suspended" ? undefined : sql`d.status = ${status}`,
  ].filter((condition) => condition !== undefined);
  return sql.join(conditions, sql` and `);
}

/** Of an account `d`, with its profile `t` or `s`. */
export const officeAccountColumns = sql`d.id, d.name, d.role, d.email, d.phone, d.status,
  ${isoMoment(sql`d.suspended_at`)} as "suspendedAt", d.email_verified_at is not null as "emailVerified",
  t.verified_at is not null as verified, coalesce(t.listed, s.listed, false) as listed,
  ${isoMoment(sql`d.created_at`)} as "createdAt"`;

export const withProfiles = sql`left join teachers t on t.account_id = d.id left join students s on s.account_id = d.id`;

export async function listAccounts(tx: Tx, wanted: Wanted, paging: Paging): Promise<OfficePage<AccountRow>> {
  const list = { from: sql`accounts d`, which: whichOf(wanted), order: sql`d.created_at desc, d.id desc` };
  const total = await countList(tx, list, paging);
  const { rows } = await tx.execute<AccountRow>(
    sql`select ${officeAccountColumns} from ${officePageOf(list, sql`d`, paging)} d ${withProfiles} order by d.place`,
  );
  return { items: rows, total };
}

/** The audit log stores who was shown, by id; the typed text, which may be a name, is not stored. */
export async function readAccountRows(
  tx: Tx,
  by: Officer,
  wanted: Wanted,
  paging: Paging,
): Promise<OfficePage<AccountRow>> {
  const found = await listAccounts(tx, wanted, paging);
  const { q, role = null, status = null } = wanted;
  const details = { role, status, searched: q !== "", page: paging.page ?? 1, shown: found.items.map(({ id }) => id) };
  await recordAct(tx, { by, act: "list_people", subjectId: null, before: null, after: null, details });
  return found;
}

export async function readAccountRow(tx: Tx, id: string): Promise<AccountRow> {
  const { rows } = await tx.execute<AccountRow>(
    sql`select ${officeAccountColumns} from accounts d ${withProfiles} where d.id = ${id}::uuid and d.erased_at is null`,
  );
  if (rows[0] === undefined) throw new Refusal("not_found");
  return rows[0];
}
