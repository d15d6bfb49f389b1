/** The learners of a family (R13.8) as SQL: the profile itself, then siblings; and those that a relation or a lesson is for. */
import { type SQL, sql } from "drizzle-orm";
import type { Learner } from "#contract/schemas/learners.ts";
import { days } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";

/** Rows of id, name, grade, subjects, preferred_days and added (not the profile itself). `account` is the family's account id. */
export function familyOf(account: SQL): SQL {
  return sql`(
    select own.account_id as id, holder.name, own.grade, own.subjects, own.preferred_days, false as added
    from students own join accounts holder on holder.id = own.account_id where own.account_id = ${account}
    union all
    select sibling.id, sibling.name, sibling.grade, sibling.subjects, sibling.preferred_days, true
    from learners sibling where sibling.account_id = ${account})`;
}

/** As JSON, in the family's order. Without `ids` everybody; if none of the ids is left, the profile itself. */
export function learnersOf(account: SQL, ids?: SQL): SQL<Learner[]> {
  const named =
    ids === undefined
      ? sql`true`
      : sql`(f.id = any(${ids}) or (not f.added and not exists (select from learners other
          where other.account_id = ${account} and other.id = any(${ids}))))`;
  return sql<Learner[]>`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'grade', f.grade,
      'subjects', f.subjects, 'preferredDays', f.preferred_days) order by f.added, f.id), '[]'::json)
    from ${familyOf(account)} f where ${named})`;
}

/** What several learners want together; classes do not combine: the first one's. */
export function learnerWishes(learners: readonly Pick<Learner, "grade" | "subjects" | "preferredDays">[]) {
  return {
    grade: learners[0]?.grade ?? null,
    subjects: [...new Set(learners.flatMap(({ subjects }) => subjects))],
    preferredDays: days.filter((day) => learners.some(({ preferredDays }) => preferredDays.includes(day))),
  };
}

/** Another family's learner is treated as unknown. */
export async function refuseUnlessOfFamily(tx: Tx, account: string, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select f.id from ${familyOf(sql`${account}::uuid`)} f`);
  if (ids.some((id) => !rows.some((row) => row.id === id)))
    throw new Refusal("validation", { issues: [{ path: "learnerIds", code: "invalid" }] });
}
