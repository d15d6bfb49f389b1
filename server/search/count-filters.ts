/** How many teachers there are for each value of a filter, with the other filters kept (R7.11): the database's way, in one statement. */
import { type SQL, sql } from "drizzle-orm";
import { bandsOf, type SearchCounts } from "#contract/search-counts.ts";
import { subjects } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { everyMatch, feeColumn, filtersApart, type TeacherQuestion } from "./match-teachers.ts";
import { forgiveText, matchText } from "./match-text.ts";

type Kind = keyof SearchCounts;

function valuesOf({ query }: TeacherQuestion): Record<Kind, SQL> {
  const edges = bandsOf(query.feeUnit).map(({ from }) => from);
  return {
    subjects: sql`unnest(subjects)`,
    qualifications: sql`unnest(qualifications)`,
    days: sql`unnest(free_days)`,
    modes: sql`unnest(modes)`,
    boards: sql`unnest(boards)`,
    classes: sql`unnest(classes)`,
    languages: sql`unnest(languages)`,
    gender: sql`gender`,
    verified: sql`case when verified_at is not null then 'verified' end`,
    fees: sql`(width_bucket(fee, ${sql.param(edges)}::int[]) - 1)::text`,
  };
}

function countsSql(question: TeacherQuestion): SQL {
  const { query, terms, forgiving } = question;
  const { byKind, rest } = filtersApart(question);
  const text = forgiving ? forgiveText(terms) : matchText(terms);
  const kinds = Object.entries(valuesOf(question)) as [Kind, SQL][];
  const fits = ([kind, conditions]: [string, SQL[]]) =>
    sql`coalesce(${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}, false) as ${sql.identifier(`fits_${kind}`)}`;
  const others = (kind: Kind) =>
    kinds.filter(([other]) => other !== kind).map(([other]) => sql.identifier(`fits_${other}`));
  const counted = kinds.map(
    ([kind, value]) => sql`select ${kind}::text as kind, value, count(*)::int as count
      from (select ${value} as value from near where ${sql.join(others(kind), sql` and `)}) v
      where value is not null group by value`,
  );
  return sql`
    with near as materialized (
      select t.subjects, t.qualifications, t.free_days, t.modes, t.boards, t.classes, t.languages, t.gender, t.verified_at,
        ${feeColumn(query.feeUnit)} as fee, ${sql.join(Object.entries(byKind).map(fits), sql`, `)}
      from teachers t where ${everyMatch(rest, text)})
    ${sql.join(counted, sql` union all `)}`;
}

const codes = new Set<string>(subjects);

export async function countFilters(tx: Pick<Tx, "execute">, question: TeacherQuestion): Promise<SearchCounts> {
  const { rows } = await tx.execute<{ kind: Kind; value: string; count: number }>(countsSql(question));
  const of = (kind: Kind) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ value, count }) => [value, count]));
  const fees = of("fees");
  return {
    // What a teacher wrote in words of their own is no value of the filter.
    subjects: Object.fromEntries(Object.entries(of("subjects")).filter(([subject]) => codes.has(subject))),
    qualifications: of("qualifications"),
    days: of("days"),
    modes: of("modes"),
    boards: of("boards"),
    classes: of("classes"),
    languages: of("languages"),
    gender: of("gender"),
    verified: of("verified").verified ?? 0,
    fees: bandsOf(question.query.feeUnit).map((band, at) => ({ ...band, count: fees[at] ?? 0 })),
  };
}
