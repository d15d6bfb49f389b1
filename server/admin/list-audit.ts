/** Reads the audit log (R11.4): a page of acts, newest first, by subject, act, admin and day. */

import { type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "#contract/office/audit.ts";
import type { Paging } from "#contract/paging.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import type { OfficePage } from "./office-page.ts";
import { countList, officePageOf, officerJson } from "./office-sql.ts";

type Wanted = {
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  act?: string | undefined;
  adminId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A local day, from its first moment. */
const dayOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;

function whichOf({ subjectKind, subjectId, act, adminId, from, to }: Wanted): SQL {
  const conditions = [
    subjectKind === undefined ? undefined : sql`d.subject_kind = ${subjectKind}`,
    subjectId === undefined ? undefined : sql`d.subject_id = ${subjectId}`,
    act === undefined ? undefined : sql`d.act = ${act}`,
    adminId === undefined ? undefined : sql`d.admin_id = ${adminId}::uuid`,
    from === undefined ? undefined : sql`d.created_at >= ${dayOf(from)}`,
    to === undefined ? undefined : sql`d.created_at < ${dayOf(to)} + interval '1 day'`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export async function selectAudit(tx: Tx, page: SQL): Promise<AuditEntry[]> {
  const { rows } = await tx.execute<AuditEntry>(sql`
    select d.id, d.act, d.subject_kind as "subjectKind", d.subject_id as "subjectId", d.before, d.after, d.details, d.address,
      ${isoMoment(sql`d.created_at`)} as "createdAt", ${officerJson(sql`k`)} as admin
    from ${page} d join accounts k on k.id = d.admin_id
    order by d.place`);
  return rows;
}

export async function listAudit(tx: Tx, wanted: Wanted, paging: Paging): Promise<OfficePage<AuditEntry>> {
  const list = { from: sql`audit_log d`, which: whichOf(wanted), order: sql`d.created_at desc, d.id desc` };
  const total = await countList(tx, list, paging);
  return { items: await selectAudit(tx, officePageOf(list, sql`d`, paging)), total };
}
