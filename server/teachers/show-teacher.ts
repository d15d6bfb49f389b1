/**
 * A teacher's public page (R2.7, R3.4, R3.5): the public point only as a distance, phone and e-mail only in an active
 * relation.
 */

import { type SQL, sql } from "drizzle-orm";
import { blankContacts } from "#contract/contact-details.ts";
import { axesOf, bearingBetween, type Coordinates, roundDistance, surfaceOf } from "#contract/distance.ts";
import { inMinutes } from "#contract/duration-units.ts";
import { location, publicFigures } from "#contract/limits.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import { can } from "#contract/permissions.ts";
import type { QuestionDay } from "#contract/question-days.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import { answerTimes } from "#contract/teacher-codes.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import type { Reads } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import type { Account } from "#server/http/caller.ts";
import { medianAnswerMinutes } from "#server/people/answer-time.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { isActive, isHere, isOpen, notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { slotsSql } from "./slots-sql.ts";

/** Answer time in minutes: the upper bounds of "hours", "a day", "some days", "a week". */
const answerMinutes = { hours: 3 * inMinutes.hour, day: inMinutes.day, days: 3 * inMinutes.day, week: inMinutes.week };

export type Viewer = Pick<Account, "id" | "role"> | null;

type Row = Omit<ShownTeacher, "photo" | "fee" | "answersWithin" | "distance" | "bearing" | "relationStatus"> & {
  photoKey: string | null;
  feeHourly: number | null;
  feeMonthly: number | null;
  publicLongitude: number | null;
  publicLatitude: number | null;
  relationStatus: OpenStatus | null;
  answerMinutes: number | null;
  ownLongitude: number | null;
  ownLatitude: number | null;
};

/** Listed teachers, except between blocked pairs; unlisted ones for themselves, admins and people with a relation. */
function visibleTo(viewer: Viewer): SQL {
  if (viewer === null) return sql`t.listed`;
  if (can(viewer.role, "accounts.read")) return sql`true`;
  return sql`${isHere(sql`a`)} and (t.listed or r.id is not null or a.id = ${viewer.id})
    and ${notBlocked(sql`a.id`, sql`${viewer.id}::uuid`)}`;
}

/** The teacher for this viewer: `t`, the account `a`, and a student's open relation `r`. */
export function shownTo(id: string, viewer: Viewer): SQL {
  return sql`
    from teachers t
    join accounts a on a.id = t.account_id
    left join relations r on r.teacher_id = a.id and r.student_id = ${studentOf(viewer)}::uuid and ${isOpen(sql`r`)}
    where t.account_id = ${id} and ${visibleTo(viewer)}`;
}

const studentOf = (viewer: Viewer) => (viewer !== null && can(viewer.role, "teachers.ask") ? viewer.id : null);

/**
 * Families who confirmed the question of a day (R10.4), by their own answer and not the teacher's; null while they are few.
 * Continuing implies having met.
 */
function familiesSaid(day: QuestionDay): SQL {
  return sql`(select case when count(*) >= ${publicFigures.families}::int then count(*)::int end from (
    select distinct said.student_id from relations said
    join relation_questions q on q.relation_id = said.id and q.account_id = said.student_id and q.day >= ${day}::int
    where said.teacher_id = t.account_id and q.answer) families)`;
}

/** Includes reviews that do not count in the rating (R3.8). */
export const shownReviews = (teacher: SQL): SQL =>
  sql`(select count(*)::int from reviews v where v.teacher_id = ${teacher} and v.hidden_at is null)`;

/** Aggregates for the page. Left out while the numbers are small. */
const figures = sql`
  ${medianAnswerMinutes(sql`t.account_id`, publicFigures.answers)} as "answerMinutes",
  (select case when count(*) >= ${publicFigures.students}::int then count(*)::int end from (
    select distinct taught.student_id from relations taught
    where taught.teacher_id = t.account_id and taught.activated_at is not null) families) as "studentsTaught",
  ${familiesSaid(3)} as "familiesMet", ${familiesSaid(14)} as "familiesStayed",
  to_char(week_of(greatest(
    (select max(s.last_used_at) from sessions s where s.account_id = t.account_id),
    (select max(i.created_at) from sign_ins i where i.account_id = t.account_id))), 'YYYY-MM-DD') as "activeWeek",
  array(select count(v.id)::int from generate_series(5, 1, -1) star
    left join reviews v on v.stars = star and v.teacher_id = t.account_id and v.hidden_at is null and v.counted
    group by star order by star desc) as spread`;

export async function showTeacher(
  tx: Reads,
  id: string,
  viewer: Viewer,
  from: Coordinates | null = null,
): Promise<ShownTeacher> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.name, t.bio, t.bio_language as "bioLanguage", t.photo_key as "photoKey", t.subjects, t.qualifications,
      t.teaching_range as "teachingRange", t.experience_years as "experienceYears", t.fee_hourly as "feeHourly",
      t.fee_monthly as "feeMonthly", t.modes, t.boards, t.classes, t.languages, t.public_area as area,
      t.public_longitude as "publicLongitude", t.public_latitude as "publicLatitude",
      t.verified_at is not null as verified, ${isoMoment(sql`t.verified_at`)} as "verifiedAt",
      ${figures},
      (select s.longitude from students s where s.account_id = ${studentOf(viewer)}::uuid) as "ownLongitude",
      (select s.latitude from students s where s.account_id = ${studentOf(viewer)}::uuid) as "ownLatitude",
      t.rating::float8 as rating, t.review_count as "reviewCount",
      ${shownReviews(sql`t.account_id`)} as "shownReviews", t.slow_to_answer as "slowToAnswer",
      t.accepting_students as "acceptingStudents",
      ${isoMoment(sql`a.created_at`)} as "memberSince", ${slotsSql(sql`t.account_id`)} as availability,
      (select coalesce(json_agg(json_build_object('type', c.type, 'verifiedAt', c.at) order by c.type), '[]')
        from (select d.type, ${isoMoment(sql`max(d.verified_at)`)} as at from documents d
          where d.teacher_id = t.account_id and d.verified_at is not null and d.type <> 'other' group by d.type
          union all select 'phone', ${isoMoment(sql`a.phone_verified_at`)}
          where a.phone_verified_at is not null and a.phone is not null) c) as checked,
      r.id as "relationId", r.status as "relationStatus",
      case when ${isActive(sql`r`)} then a.phone end as phone, case when ${isActive(sql`r`)} then a.email end as email
    ${shownTo(id, viewer)}`);
  const [row] = rows;
  if (row === undefined) throw new Refusal("not_found");
  const { photoKey, feeHourly, feeMonthly, publicLongitude, publicLatitude, relationStatus, ...rest } = row;
  const { answerMinutes: minutes, ownLongitude, ownLatitude, ...open } = rest;
  const isOwn = viewer !== null && (viewer.id === id || can(viewer.role, "accounts.read"));
  return {
    ...open,
    bio: isOwn || relationStatus === "accepted" ? open.bio : blankContacts(open.bio),
    photo: publicPhoto(photoKey),
    fee: { hourly: feeHourly, monthly: feeMonthly },
    answersWithin: answerTimes.find((time) => minutes !== null && minutes <= answerMinutes[time]) ?? null,
    ...wayTo(from ?? pointOf(ownLongitude, ownLatitude), pointOf(publicLongitude, publicLatitude)),
    relationStatus: openRelationOf(relationStatus),
  };
}

function pointOf(longitude: number | null, latitude: number | null): Coordinates | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

function wayTo(from: Coordinates | null, to: Coordinates | null): Pick<ShownTeacher, "distance" | "bearing"> {
  if (from === null || to === null) return { distance: null, bearing: null };
  const [[ax, ay, az], [bx, by, bz]] = [axesOf(from), axesOf(to)];
  const distance = roundDistance(surfaceOf(Math.hypot(ax - bx, ay - by, az - bz)));
  return { distance, bearing: bearingBetween(from, to, location.bearingStep) };
}
