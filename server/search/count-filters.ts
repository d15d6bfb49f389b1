/** Counts teachers for each value of a filter with the other filters applied (R7.11), in one SQL statement. */
import { type SQL, sql } from "drizzle-orm";
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import { bandsOf, type SwitchCount } from "#contract/search-counts.ts";
import {
  type CodedFilter,
  type CodeFilter,
  codeFilters,
  searchFilters,
  switchedOn,
  switchFilters,
} from "#contract/search-filters.ts";
import { subjects } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { codedFilters, codesIn, eachCode } from "./filters.ts";
import { everyMatch, feeColumn, filtersApart, type TeacherQuestion } from "./match-teachers.ts";
import { forgiveText, matchText } from "./match-text.ts";

type Counted = CodedFilter | "fee";

const all = (conditions: SQL[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));

function countsSql(question: TeacherQuestion): SQL {
  const { query, terms, forgiving } = question;
  const { byFilter, rest } = filtersApart(question);
  const text = forgiving ? forgiveText(terms) : matchText(terms);
  const edges = bandsOf(query.feeUnit).map(({ from }) => from);
  const band = sql`(width_bucket(fee, ${sql.param(edges)}::int[]) - 1)::text`;
  const values: [Counted, SQL][] = [
    ...codedFilters.map((name): [Counted, SQL] => [name, eachCode(name, sql`${sql.identifier(name)}`)]),
    ["fee", band],
  ];
  const fits = (name: Counted) => sql.identifier(`fits ${name}`);
  const columns = [
    ...codedFilters.map((name) => sql`${codesIn(name, sql`t`)} as ${sql.identifier(name)}`),
    sql`${feeColumn(query.feeUnit)} as fee`,
    ...values.map(([name]) => sql`coalesce(${all(byFilter[name] ?? [])}, false) as ${fits(name)}`),
  ];
  const counted = values.map(([name, value]) => {
    const others = values.filter(([other]) => other !== name).map(([other]) => fits(other));
    return sql`select ${name}::text as name, value, count(*)::int as count
      from (select ${value} as value from near where ${sql.join(others, sql` and `)}) v
      where value is not null group by value`;
  });
  return sql`
    with near as materialized (
      select ${sql.join(columns, sql`, `)} from teachers t where ${everyMatch(rest, text)})
    ${sql.join(counted, sql` union all `)}`;
}

/** Count by value. */
type Numbers = Record<string, number>;

/** In the shape of the response. */
export function answerCounts(numbersOf: (name: CodedFilter) => Numbers, fees: SearchCounts["fees"]): SearchCounts {
  const ofCodes = codeFilters.map((name) => [name, numbersOf(name)]);
  const ofSwitches = switchFilters.map((name) => [searchFilters[name].counts, numbersOf(name)[switchedOn] ?? 0]);
  return {
    ...(Object.fromEntries(ofCodes) as Record<CodeFilter, Numbers>),
    ...(Object.fromEntries(ofSwitches) as Record<SwitchCount, number>),
    fees,
  };
}

const subjectCodes = new Set<string>(subjects);

export async function countFilters(tx: Pick<Tx, "execute">, question: TeacherQuestion): Promise<SearchCounts> {
  const { rows } = await tx.execute<{ name: Counted; value: string; count: number }>(countsSql(question));
  // A subject in a teacher's own words is not a filter value.
  const known = rows.filter(({ name, value }) => name !== "subjects" || subjectCodes.has(value));
  const numbersOf = (name: Counted): Numbers =>
    Object.fromEntries(known.filter((row) => row.name === name).map(({ value, count }) => [value, count]));
  const fees = numbersOf("fee");
  return answerCounts(
    numbersOf,
    bandsOf(question.query.feeUnit).map((band, at) => ({ ...band, count: fees[at] ?? 0 })),
  );
}
