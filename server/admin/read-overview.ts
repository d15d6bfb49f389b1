/** Counts for the operator's overview (R11.1): by local day, and current totals. */

import { sql } from "drizzle-orm";
import { areaName } from "#content/area-name.ts";
import type { Overview, OverviewDay } from "#contract/office/overview.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { isActive } from "#server/people/visibility.ts";
import { readShortSupply } from "#server/search/read-short-supply.ts";
import { type QueueReader, readQueueLengths } from "./list-queue.ts";

/** Inlined: a parameter would make each a different expression to the planner. */
const zone = sql.raw(`'${timeZone}'`);

async function readDays(tx: Tx, days: number): Promise<OverviewDay[]> {
  const since = sql`(select min(day)::timestamp at time zone ${zone} from days)`;
  const counted = (column: string, of: ReturnType<typeof sql>) => {
    const moment = sql.raw(column);
    return sql`select (${moment} at time zone ${zone})::date as day, ${of} where ${moment} >= ${since} group by 1`;
  };
  const { rows } = await tx.execute<OverviewDay>(sql`
    with days as (
      select (now() at time zone ${zone})::date - n as day from generate_series(${days - 1}::int, 0, -1) n)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(a.students, 0) as students, coalesce(a.teachers, 0) as teachers,
      coalesce(s.searches, 0) as searches, coalesce(s.without_result, 0) as "withoutResult",
      coalesce(r.requests, 0) as requests, coalesce(y.acceptances, 0) as acceptances
    from days d
    left join (${counted(
      "created_at",
      sql`(count(*) filter (where role = 'student'))::int as students,
        (count(*) filter (where role = 'teacher'))::int as teachers from accounts`,
    )}) a on a.day = d.day
    left join (select day, sum(searches)::int as searches, sum(without_result)::int as without_result
      from search_days where day >= (select min(day) from days) group by 1) s on s.day = d.day
    left join (${counted("requested_at", sql`count(*)::int as requests from relations`)}) r on r.day = d.day
    left join (${counted("activated_at", sql`count(*)::int as acceptances from relations`)}) y on y.day = d.day
    order by d.day`);
  return rows;
}

type Standing = Pick<Overview, "medianAnswerMinutes" | "activeRelations" | "listedTeachers" | "listedStudents">;

async function readStanding(tx: Tx, days: number): Promise<Standing> {
  const { rows } = await tx.execute<Standing>(sql`select
    (select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - requested_at) / 60))::int
      from relations where answered_at >= now() - make_interval(days => ${days}) and status in ('accepted', 'declined', 'ended'))
      as "medianAnswerMinutes",
    (select count(*)::int from relations r where ${isActive(sql`r`)}) as "activeRelations",
    (select count(*)::int from teachers where listed) as "listedTeachers",
    (select count(*)::int from students where listed) as "listedStudents"`);
  return rows[0] ?? { medianAnswerMinutes: null, activeRelations: 0, listedTeachers: 0, listedStudents: 0 };
}

async function readFees(tx: Tx): Promise<Overview["fees"]> {
  const { rows } = await tx.execute<Overview["fees"][number]>(sql`
    select state, currency, count(*)::int as entries, sum(amount)::float8 as amount
    from fee_entries group by state, currency order by currency, state`);
  return rows;
}

async function readQuestions(tx: Tx, days: number): Promise<Overview["questions"]> {
  const { rows } = await tx.execute<Overview["questions"][number]>(sql`
    select day, (count(*) filter (where answer))::int as yes, (count(*) filter (where not answer))::int as no
    from relation_questions where answered_at >= now() - make_interval(days => ${days}) group by day order by day`);
  return rows;
}

type Asked = { days: number; language: Language; reader: QueueReader };

export async function readOverview(tx: Tx, { days, language, reader }: Asked): Promise<Overview> {
  const short = await readShortSupply(tx, days);
  return {
    days: await readDays(tx, days),
    ...(await readStanding(tx, days)),
    questions: await readQuestions(tx, days),
    fees: await readFees(tx),
    shortSupply: short.map((line) => ({ ...line, areaName: areaName(line.area || null, language) })),
    queue: await readQueueLengths(tx, reader),
  };
}
