/** A teacher's own profile (R3.9), with the fields that only its owner may see. */

import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Slot } from "#contract/availability.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { showPlace } from "#server/locations/show-place.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { isActive } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { listDocuments } from "./list-documents.ts";
import { slotsSql } from "./slots-sql.ts";

const id = sql`${teachers.accountId}`;
const number = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;

export async function readTeacherRow(tx: Tx, teacherId: string): Promise<TeacherProfile> {
  const [row] = await tx
    .select({
      ...getTableColumns(teachers),
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      accountStatus: accounts.status,
      availability: sql<Slot[]>`${slotsSql(id)}`,
      profileViews: sql<number>`(select coalesce(sum(v.views), 0)::int from profile_view_days v where v.teacher_id = ${id})`,
      activeStudents: number(sql`relations r where r.teacher_id = ${id} and ${isActive(sql`r`)}`),
      acceptedRequests: number(
        sql`relations r where r.teacher_id = ${id} and r.asked_by = 'student' and r.activated_at is not null`,
      ),
    })
    .from(teachers)
    .innerJoin(accounts, eq(accounts.id, teachers.accountId))
    .where(eq(teachers.accountId, teacherId));
  if (row === undefined) throw new Refusal("not_found");
  return {
    ...row,
    id: row.accountId,
    email: row.email ?? "",
    photo: publicPhoto(row.photoKey),
    verified: row.verifiedAt !== null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    upiAddress: row.upiAddress,
    fee: { hourly: row.feeHourly, monthly: row.feeMonthly },
    area: row.publicArea,
    location: showPlace(row),
    documents: await listDocuments(tx, teacherId),
  };
}
