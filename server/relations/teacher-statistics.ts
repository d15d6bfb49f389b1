/** A teacher's statistics: page views per day, students, and how requests were answered. One statement, whatever the history. */

import { sql } from "drizzle-orm";
import type { Answer } from "#contract/endpoint.ts";
import { statisticsDays } from "#contract/limits.ts";
import type { teacherStatisticsEndpoint } from "#contract/relations.ts";
import { dayOf } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import { medianAnswerMinutes } from "#server/people/answer-time.ts";
import { isActive } from "#server/people/visibility.ts";

export type TeacherStatistics = Answer<typeof teacherStatisticsEndpoint>;

type Row = {
  views: number;
  days: { date: string; count: number }[];
  active: number;
  accepted: number;
  pending: number;
  median_minutes: number | null;
  slow: boolean;
};

export async function readTeacherStatistics(tx: Tx, teacherId: string, now = new Date()): Promise<TeacherStatistics> {
  const { rows } = await tx.execute<Row>(sql`
    with mine as (select * from relations where teacher_id = ${teacherId}::uuid),
    viewed as (select day, views from profile_view_days where teacher_id = ${teacherId}::uuid)
    select
      (select coalesce(sum(views), 0)::int from viewed) as views,
      (select json_agg(json_build_object('date', each.day, 'count', coalesce(v.views, 0)) order by each.day)
       from (select ${dayOf(now)}::date - back as day from generate_series(0, ${statisticsDays - 1}::int) back) each
       left join viewed v on v.day = each.day) as days,
      (select count(*)::int from mine where ${isActive(sql`mine`)}) as active,
      (select count(*)::int from mine where asked_by = 'student' and activated_at is not null) as accepted,
      (select count(*)::int from mine where asked_by = 'student' and status = 'pending') as pending,
      ${medianAnswerMinutes(sql`${teacherId}::uuid`)} as median_minutes,
      coalesce((select slow_to_answer from teachers where account_id = ${teacherId}::uuid), false) as slow`);
  const [row] = rows;
  return {
    profileViews: { total: row?.views ?? 0, days: row?.days ?? [] },
    activeStudents: row?.active ?? 0,
    acceptedRequests: row?.accepted ?? 0,
    pendingRequests: row?.pending ?? 0,
    medianResponseMinutes: row?.median_minutes == null ? null : Math.round(row.median_minutes),
    slowToAnswer: row?.slow ?? false,
  };
}
