/** The lists of both sides (R7.12): a page of relations with the other side's card, newest first. */

import { and, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import { openStatuses } from "#contract/relation-states.ts";
import type { RelationCounts, StudentRelation, TeacherRelation } from "#contract/relations.ts";
import type { Language, MemberRole, RelationStatus } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { feeEntries, relations } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import { columnOf } from "./party.ts";
import { feeColumns } from "./show-fee.ts";
import {
  claimOpen,
  forWhom,
  relationAccountColumns,
  type SignPhoto,
  showStudentParty,
  showTeacherParty,
  studentColumns,
  teacherColumns,
} from "./show-relation.ts";

export type ListFilter = { askedBy?: MemberRole; status: RelationStatus[]; paging: Paging };

export type RelationPage<Shown> = { items: Shown[]; total: number };

/** The query of one side's relations, with the total in the same statement to save a round trip. */
export type View<Shown> = {
  role: MemberRole;
  select(
    tx: Tx,
    where: SQL | undefined,
    shown: { limit: number; offset: number; language: Language },
  ): Promise<RelationPage<Shown>>;
};

/** Whose relations, and in which language they are shown. */
export type RelationReader = { id: string; language: Language };

const newestFirst = [desc(relations.requestedAt), desc(relations.id)] as const;

const countAll = (tx: Tx, where: SQL | undefined) => tx.$count(relations, where);

const pageOf = <Row extends { total: number }, Shown>(rows: Row[], show: (row: Row) => Shown): RelationPage<Shown> => ({
  items: rows.map(show),
  total: rows[0]?.total ?? 0,
});

export const studentView: View<TeacherRelation> = {
  role: "student",
  async select(tx, where, { limit, offset, language }) {
    const rows = await tx
      .select({
        total: countAll(tx, where),
        relation: relations,
        claimOpen,
        learners: forWhom,
        account: relationAccountColumns,
        profile: teacherColumns,
        fee: feeColumns,
      })
      .from(relations)
      .innerJoin(accounts, eq(accounts.id, relations.teacherId))
      .leftJoin(teachers, eq(teachers.accountId, relations.teacherId))
      .leftJoin(feeEntries, eq(feeEntries.relationId, relations.id))
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset);
    return pageOf(rows, (row) => showTeacherParty(row, language));
  },
};

export const teacherView = (signPhoto: SignPhoto): View<StudentRelation> => ({
  role: "teacher",
  async select(tx, where, { limit, offset, language }) {
    const rows = await tx
      .select({
        total: countAll(tx, where),
        relation: relations,
        claimOpen,
        learners: forWhom,
        account: relationAccountColumns,
        profile: studentColumns,
      })
      .from(relations)
      .innerJoin(accounts, eq(accounts.id, relations.studentId))
      .leftJoin(students, eq(students.accountId, relations.studentId))
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset);
    return pageOf(rows, (row) => showStudentParty(row, language, signPhoto));
  },
});

export async function listRelations<Shown>(
  tx: Tx,
  view: View<Shown>,
  { id, language }: RelationReader,
  { askedBy, status, paging }: ListFilter,
): Promise<RelationPage<Shown>> {
  const where = and(
    eq(columnOf(view.role), id),
    askedBy === undefined ? undefined : eq(relations.askedBy, askedBy),
    status.length === 0 ? undefined : inArray(relations.status, status),
  );
  const shown = limitAndOffset(paging);
  const page = await view.select(tx, where, { ...shown, language });
  // A page beyond the last has no row with the total.
  const isBeyond = page.items.length === 0 && shown.offset > 0;
  return isBeyond ? { items: [], total: await countAll(tx, where) } : page;
}

/** Another's relation is not found. */
export async function readRelation<Shown>(
  tx: Tx,
  view: View<Shown>,
  reader: RelationReader,
  id: string,
): Promise<Shown> {
  const where = and(eq(relations.id, id), eq(columnOf(view.role), reader.id));
  const { items } = await view.select(tx, where, { limit: 1, offset: 0, language: reader.language });
  const [found] = items;
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

/** One side's open relations: bounded by both pending limits plus the active ones, so one index scan covers them. */
export async function countRelations(tx: Tx, { id, role }: { id: string; role: MemberRole }): Promise<RelationCounts> {
  const rows = await tx
    .select({ status: relations.status, askedBy: relations.askedBy, count: count() })
    .from(relations)
    .where(and(eq(columnOf(role), id), inArray(relations.status, openStatuses)))
    .groupBy(relations.status, relations.askedBy);
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((all, row) => all + row.count, 0);
  return {
    active: sum(({ status }) => status === "accepted"),
    received: sum(({ status, askedBy }) => status === "pending" && askedBy !== role),
    sent: sum(({ status, askedBy }) => status === "pending" && askedBy === role),
  };
}
