/**
 * The SQL of the search for teachers: exact total and page, planned apart, so that the page query walks the index and stops
 * early.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Coordinates } from "#contract/distance.ts";
import { search } from "#contract/limits.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import { isOpen } from "#server/people/visibility.ts";
import {
  everyMatch,
  feeColumn,
  matchBeyond,
  matchesInOrder,
  matchTeachers,
  type TeacherQuestion,
} from "./match-teachers.ts";
import { forgiveText, matchPerson, matchText } from "./match-text.ts";
import { pointSql } from "./sphere.ts";

/** Ties: nearest, best rated, oldest account: no row is repeated or lost across pages. */
function orderBy({ sort, feeUnit }: TeacherSearch, place: Coordinates): SQL {
  const nearest = sql`t.public_point <-> ${pointSql(place)}, t.rating desc nulls last, t.account_id`;
  switch (sort) {
    case "distance":
      return nearest;
    case "rating":
      return sql`t.rating desc nulls last, t.review_count desc, ${nearest}`;
    case "experience":
      return sql`t.experience_years desc nulls last, ${nearest}`;
    case "fee":
      return sql`${feeColumn(feeUnit)} nulls last, ${nearest}`;
  }
}

/** Only the columns of a card: wide rows take longer to send than to find. */
const shownColumns = sql`
  t.account_id as id, t.subjects, t.public_longitude, t.public_latitude, t.verified_at is not null as verified,
  t.rating::float8 as rating, t.review_count, t.qualifications, t.experience_years, t.fee_hourly, t.fee_monthly,
  t.modes, t.boards, t.classes, t.languages, t.photo_key, t.public_area, t.free_days, t.slow_to_answer,
  t.accepting_students`;

const cardColumns = (place: Coordinates) => sql`${shownColumns}, t.public_point <-> ${pointSql(place)} as chord`;

/** Cards of known ids that are still listed. */
export function cardsSql(ids: readonly string[]): SQL {
  return sql`
    select ${shownColumns}, a.name from teachers t join accounts a on a.id = t.account_id
    where t.account_id = any(${sql.param(ids)}::uuid[]) and t.listed`;
}

export function totalAndPage(question: TeacherQuestion): { total: SQL; page: SQL } {
  const { query, terms, place, forgiving } = question;
  const limit = query.limit ?? search.limit;
  const offset = ((query.page ?? 1) - 1) * limit;
  const conditions = matchTeachers(question);
  const text = forgiving ? forgiveText(terms) : matchText(terms);
  return {
    total: sql`select count(*)::int as total from teachers t where ${everyMatch(conditions, text)}`,
    page: sql`
      select ${cardColumns(place)} from teachers t where ${matchesInOrder(conditions, text)}
      order by ${orderBy(query, place)} limit ${limit} offset ${offset}`,
  };
}

/** The ids of a page's first rows in order, without the total. */
export function firstIdsSql(question: TeacherQuestion, limit: number): SQL {
  const { query, terms, place } = question;
  return sql`
    select t.account_id from teachers t where ${matchesInOrder(matchTeachers(question), matchText(terms))}
    order by ${orderBy(query, place)} limit ${sql.raw(String(limit))}`;
}

/** Names and relations are joined for the rows of the page only. */
function nameAndRelation({ student }: TeacherQuestion): { columns: SQL; joins: SQL } {
  const relation = student
    ? sql`left join relations r on r.student_id = ${student.id}::uuid and r.teacher_id = page.id and ${isOpen(sql`r`)}`
    : sql``;
  return {
    columns: sql`page.*, a.name${student ? sql`, r.id as relation_id, r.status as relation_status` : sql``}`,
    joins: sql`left join accounts a on a.id = page.id ${relation}`,
  };
}

/** Where the count is zero, no page is queried: words that occur nowhere cost one scan of the texts. */
export function teachersSql(question: TeacherQuestion): SQL {
  const { total, page } = totalAndPage(question);
  const { columns, joins } = nameAndRelation(question);
  return sql`
    select counted.total, ${columns}
    from (${total}) counted
    left join lateral (
      select found.*, row_number() over () as position from (${page}) found where counted.total > 0
    ) page on true
    ${joins}
    order by page.position`;
}

/** The nearest teachers meant by name whom only the circles exclude. */
export function beyondSql(question: TeacherQuestion): SQL {
  const { query, terms, place, forgiving = false } = question;
  const { columns, joins } = nameAndRelation(question);
  return sql`
    select ${columns} from (
      select ${cardColumns(place)}, t.teaching_range::float8 as teaching_range from teachers t
      where ${everyMatch(matchBeyond(question), matchPerson(terms, forgiving))}
      order by ${orderBy({ ...query, sort: "distance" }, place)} limit ${search.beyond}
    ) page ${joins}
    order by page.chord, page.rating desc nulls last, page.id`;
}
