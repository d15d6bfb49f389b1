/**
 * Matches changed teachers with wishes (R13.2): a teacher who fits now and did not before is new. The conditions are those of
 * the search, inverted: one teacher, many wishes. A test compares both.
 */
import { type SQL, sql } from "drizzle-orm";
import type { CodedFilter } from "#contract/search-filters.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { notBlocked } from "#server/people/visibility.ts";
import { codedFilters, hasAnyOf } from "#server/search/filters.ts";
import { subjectText } from "#server/search/match-text.ts";
import { chordSql } from "#server/search/sphere.ts";
import { anySubject } from "./store-query.ts";

/** Teachers per transaction. */
const batch = 200;

/** Returns how many teachers were checked. */
export function matchWishes(db: Db): Promise<number> {
  return workInBatches(batch, () => db.transaction(matchSome));
}

async function matchSome(tx: Tx): Promise<number> {
  // Locked first, by a statement of its own: the next one sees every earlier change.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select teacher_id as id from wish_checks order by changed_at limit ${batch} for update skip locked`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const taken = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`
    insert into wish_matches (wish_id, teacher_id)
    select w.id, t.account_id
    from wish_checks c
    join teachers t on t.account_id = c.teacher_id
    cross join lateral jsonb_populate_record(null::teachers, c.before) b
    join wishes w on w.keys && (t.subjects || ${anySubject}::text) and w.reach && t.public_point
    where c.teacher_id = ${taken} and w.until > now() and w.created_at <= c.changed_at
      and ${fits(sql`t`)} and ${fits(sql`b`)} is not true
      and ${notBlocked(sql`w.account_id`, sql`t.account_id`)}
    on conflict do nothing`);
  await tx.execute(sql`delete from wish_checks where teacher_id = ${taken}`);
  return ids.length;
}

/** The value of the wish `w` for a query parameter; null where it has none. */
const requested = (parameter: string) => sql`(w.query ->> ${sql.raw(`'${parameter}'`)})`;

/** A teacher's row, now or before, and the filters of the wish `w`. Subjects are its keys. */
const meets = (name: CodedFilter, row: SQL) =>
  sql`(${requested(name)} is null or ${hasAnyOf(name, row, sql`string_to_array(${requested(name)}, ',')`)})`;

/** Whether the teacher's row `t`, now or before, fits the wish `w`. */
function fits(t: SQL): SQL {
  const fee = sql`(case ${requested("feeUnit")} when 'monthly' then ${t}.fee_monthly else ${t}.fee_hourly end)`;
  const conditions = [
    sql`${t}.listed and ${t}.accepting_students`,
    sql`(${requested("feeMin")} is null or ${fee} >= ${requested("feeMin")}::int)`,
    sql`(${requested("feeMax")} is null or ${fee} <= ${requested("feeMax")}::int)`,
    sql`(w.keys = array[${anySubject}] or ${t}.subjects && w.keys)`,
    ...codedFilters.filter((name) => name !== "subjects").map((name) => meets(name, t)),
    sql`(w.chord is null or (${t}.public_point <-> w.point) <= least(w.chord, ${chordSql(sql`${t}.teaching_range`)}))`,
    sql`not exists (
      select from jsonb_to_recordset(w.terms)
        as term(subjects text[], classes text[], boards text[], places text[], pattern text, "inSubject" text)
      where (${t}.subjects && term.subjects or ${t}.classes && term.classes or ${t}.boards && term.boards
        or ${t}.public_area = any(term.places) or ${t}.search_text like term.pattern
        or exists (select from unnest(${t}.subjects) as own (subject) where ${subjectText(sql`own.subject`)} like term."inSubject")
      ) is not true)`,
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}
