/** Teachers near a place, nearest first by index, with the exact total, in one statement (R7.11). */
import { type SQL, sql } from "drizzle-orm";
import type { Coordinates } from "#contract/distance.ts";
import { search } from "#contract/limits.ts";
import type { FoundTeacher, TeacherSearch } from "#contract/search.ts";
import type { Tx } from "#server/db/client.ts";
import { everyMatch, feeColumn, matchesInOrder, matchTeachers } from "./match-teachers.ts";
import { canForgive, matchText } from "./match-text.ts";
import { pointSql } from "./sphere.ts";
import { type TeacherRow, toCard } from "./teacher-card.ts";
import { understandQuery } from "./words/understand-query.ts";

export type TeacherPage = { teachers: FoundTeacher[]; total: number; pages: number; page: number };

/** Ties end in the nearest, the best rated, the oldest account: no row is twice or lost across pages. */
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

/**
 * The count and the page are planned apart, so that the page walks the index and stops.
 * Names are looked up for the rows of the page alone.
 */
export function nearbyTeachersSql(asked: TeacherSearch, text: SQL[], place: Coordinates): SQL {
  const limit = asked.limit ?? search.limit;
  const offset = ((asked.page ?? 1) - 1) * limit;
  const conditions = matchTeachers(asked, text, place);
  return sql`
    select counted.total, page.*, a.name
    from (select count(*)::int as total from teachers t where ${everyMatch(conditions)}) counted
    left join lateral (
      select t.account_id as id, t.subjects, t.public_point <-> ${pointSql(place)} as chord,
        t.public_longitude, t.public_latitude, t.verified_at is not null as verified,
        t.rating::float8 as rating, t.review_count, t.qualifications, t.experience_years, t.fee_hourly, t.fee_monthly,
        t.modes, t.boards, t.classes, t.languages, t.photo_key, t.public_area, t.free_days, t.slow_to_answer,
        row_number() over () as position
      from (
        select * from teachers t where ${matchesInOrder(conditions)}
        order by ${orderBy(asked, place)} limit ${limit} offset ${offset}
      ) t
    ) page on true
    left join accounts a on a.id = page.id
    order by page.position`;
}

type Found = { total: number } & TeacherRow;
type FoundRow = Found | ({ total: number } & { [Key in keyof TeacherRow]: null });

export async function findNearbyTeachers(
  tx: Pick<Tx, "execute">,
  asked: TeacherSearch,
  place: Coordinates,
): Promise<TeacherPage> {
  const terms = understandQuery(asked.searchQuery);
  const look = async (forgiving: boolean) =>
    (await tx.execute<FoundRow>(nearbyTeachersSql(asked, matchText(terms, forgiving), place))).rows;
  let rows = await look(false);
  if (rows[0]?.total === 0 && canForgive(terms)) rows = await look(true);
  const total = rows[0]?.total ?? 0;
  const wishes = { subjects: [...asked.subjects, ...terms.flatMap((term) => term.subjects)], days: asked.days };
  return {
    teachers: rows.filter((row): row is Found => row.id !== null).map((row) => toCard(row, place, wishes)),
    total,
    pages: Math.ceil(total / (asked.limit ?? search.limit)),
    page: asked.page ?? 1,
  };
}
