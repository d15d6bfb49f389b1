/**
 * Students around a teacher's own place, within their own range (R4.1, R7.7): what they want to learn and roughly where,
 * nothing that identifies a child.
 */

import { type SQL, sql } from "drizzle-orm";
import { areaName } from "#content/area-name.ts";
import { bearingBetween, type Coordinates, chordOf, roundDistance, surfaceOf } from "#contract/distance.ts";
import { initialOf } from "#contract/initial.ts";
import { location, search } from "#contract/limits.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import type { Learner } from "#contract/schemas/learners.ts";
import type { FoundStudent } from "#contract/search.ts";
import type { StudentSearch } from "#contract/search-parameters.ts";
import { type Day, days, type Language } from "#contract/vocabulary.ts";
import type { Db } from "#server/db/client.ts";
import { learnersOf, learnerWishes } from "#server/people/learners.ts";
import { countShownStudents } from "#server/people/shown-students.ts";
import { refuseUntrusted } from "#server/people/trusted-teacher.ts";
import { isOpen } from "#server/people/visibility.ts";
import { anyOf } from "./any-of.ts";
import { choosePlace } from "./choose-place.ts";
import { countPages, type Pages } from "./count-pages.ts";
import { findSearcher } from "./find-searcher.ts";
import { boxSql, chordSql, pointSql } from "./sphere.ts";

type StudentRow = {
  id: string;
  name: string;
  grade: string | null;
  subjects: string[];
  preferred_days: Day[];
  public_area: string | null;
  public_longitude: number;
  public_latitude: number;
  chord: number;
  learners: Learner[];
  relation_id: string | null;
  relation_status: OpenStatus | null;
};

/** One learner of the family (R13.8) who matches everything: the profile itself, or a sibling. */
function anyLearner(query: StudentSearch): SQL[] {
  const fits = (one: SQL) =>
    sql.join(
      [
        ...anyOf(sql`${one}.subjects`, query.subjects),
        ...anyOf(sql`${one}.preferred_days`, query.days),
        ...(query.classes.length === 0 ? [] : [sql`${one}.grade = any(${sql.param(query.classes)}::text[])`]),
      ],
      sql` and `,
    );
  if ([query.subjects, query.days, query.classes].every(({ length }) => length === 0)) return [];
  return [
    sql`(${fits(sql`s`)} or exists (select from learners l where l.account_id = s.account_id and ${fits(sql`l`)}))`,
  ];
}

/** Inside the requested distance and inside the student's own, where set. */
function matchStudents(query: StudentSearch, place: Coordinates, distance: number, hidden: string[]): SQL {
  const reach = sql`least(${chordOf(distance)}::float8, ${chordSql(sql`s.preferred_distance`)})`;
  const conditions = [
    sql`s.listed`,
    sql`s.public_point && ${boxSql(place, distance)}`,
    sql`(s.public_point <-> ${pointSql(place)}) <= ${reach}`,
    ...anyLearner(query),
    ...(hidden.length === 0 ? [] : [sql`s.account_id <> all(${sql.param(hidden)}::uuid[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

export async function findStudentsForTeacher(
  db: Db,
  teacherId: string,
  query: StudentSearch,
  language: Language,
): Promise<Pages & { students: FoundStudent[] }> {
  await refuseUntrusted(db, teacherId);
  const teacher = await findSearcher(db, teacherId, "teacher");
  const place = choosePlace({}, teacher.place);
  const range = teacher.reach ?? search.distance;
  const matches = matchStudents(query, place, Math.min(query.distance ?? range, range), teacher.hidden);
  const limit = query.limit ?? search.limit;
  const { rows } = await db.execute<{ total: number } & (StudentRow | { [Key in keyof StudentRow]: null })>(sql`
    select counted.total, page.*, a.name, ${learnersOf(sql`page.id`)} as learners, r.id as relation_id, r.status as relation_status
    from (select count(*)::int as total from students s where ${matches}) counted
    left join lateral (
      select s.account_id as id, s.grade, s.subjects, s.preferred_days, s.public_area, s.public_longitude, s.public_latitude,
        s.public_point <-> ${pointSql(place)} as chord
      from students s where ${matches}
      order by s.public_point <-> ${pointSql(place)}, s.account_id
      limit ${limit} offset ${((query.page ?? 1) - 1) * limit}
    ) page on true
    left join accounts a on a.id = page.id
    left join relations r on r.student_id = page.id and r.teacher_id = ${teacherId}::uuid and ${isOpen(sql`r`)}
    order by page.chord, page.id`);
  const wantedDays = query.days.length > 0 ? query.days : teacher.wishes.days;
  const wantedSubjects = query.subjects.length > 0 ? query.subjects : teacher.wishes.subjects;
  const found = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const shown = await countShownStudents(db, { teacherId, students: found });
  const students = rows.flatMap((row): FoundStudent[] => {
    if (row.id === null || !shown.has(row.id)) return [];
    const distance = roundDistance(surfaceOf(row.chord));
    const all = learnerWishes(row.learners);
    const to = { longitude: row.public_longitude, latitude: row.public_latitude };
    return [
      {
        id: row.id,
        initial: initialOf(row.name),
        grade: row.grade,
        subjects: row.subjects,
        days: days.filter((day) => row.preferred_days.includes(day)),
        learners: row.learners.map(({ name: _, ...learner }) => learner),
        area: row.public_area,
        areaName: areaName(row.public_area, language),
        distance,
        bearing: bearingBetween(place, to, location.bearingStep),
        why: {
          distance,
          sharedDays: all.preferredDays.filter((day) => wantedDays.includes(day)),
          subject: all.subjects.find((subject) => wantedSubjects.includes(subject)) ?? null,
        },
        relationStatus: openRelationOf(row.relation_status),
        relationId: row.relation_id,
      },
    ];
  });
  return { students, ...countPages(query, rows[0]?.total ?? 0) };
}
