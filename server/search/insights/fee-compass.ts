/**
 * Fees around a place (R13.1): percentiles of the listed teachers who name a fee, in the smallest circle with enough of them.
 * A unit that fewer name is left out.
 */
import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { chordOf } from "#contract/distance.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { readFeeRangesEndpoint } from "#contract/insights.ts";
import { feeCircles } from "#contract/limits.ts";
import type { feeQuery } from "#contract/schemas/insights.ts";
import type { Reads } from "#server/db/client.ts";
import { anyOf } from "#server/search/any-of.ts";
import { choosePlace } from "#server/search/choose-place.ts";
import { boxSql, pointSql } from "#server/search/sphere.ts";

export type FeeQuestion = z.output<typeof feeQuery>;
export type FeeCircle = {
  km: number;
  teachers: number;
  hourly: number[] | null;
  monthly: number[] | null;
};

const widest = Math.max(...feeCircles.kilometres);

function spreadOf(percentiles: number[] | null): Answer<typeof readFeeRangesEndpoint>["hourly"] {
  const [low, middle, high] = percentiles?.map(Math.round) ?? [];
  return low === undefined || middle === undefined || high === undefined ? null : { low, middle, high };
}

export function summariseFees(found: FeeCircle | undefined): Answer<typeof readFeeRangesEndpoint> {
  return {
    distance: found?.km ?? widest,
    teachers: found?.teachers ?? 0,
    hourly: spreadOf(found?.hourly ?? null),
    monthly: spreadOf(found?.monthly ?? null),
  };
}

/** The smallest circle with enough teachers, else the widest. */
export async function readFees(tx: Reads, query: FeeQuestion): Promise<Answer<typeof readFeeRangesEndpoint>> {
  const place = choosePlace(query);
  const enough = sql.raw(String(feeCircles.teachers));
  const percentiles = (fee: string) => sql`
    case when count(${sql.raw(fee)}) >= ${enough}
    then percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${sql.raw(fee)}) end`;
  const conditions = [
    sql`t.listed`,
    sql`t.public_point && ${boxSql(place, widest)}`,
    sql`coalesce(t.fee_hourly, t.fee_monthly) is not null`,
    ...anyOf(sql`t.subjects`, query.subjects),
    ...anyOf(sql`t.classes`, query.classes),
    ...anyOf(sql`t.modes`, query.modes),
  ];
  const { rows } = await tx.execute<FeeCircle>(sql`
    with near as materialized (
      select t.public_point <-> ${pointSql(place)} as chord, t.fee_hourly, t.fee_monthly
      from teachers t where ${sql.join(conditions, sql` and `)}
    )
    select circle.km, count(near.chord)::int as teachers,
      ${percentiles("near.fee_hourly")} as hourly, ${percentiles("near.fee_monthly")} as monthly
    from unnest(${sql.param(feeCircles.kilometres)}::float8[], ${sql.param(feeCircles.kilometres.map(chordOf))}::float8[])
      as circle (km, chord)
    left join near on near.chord <= circle.chord
    group by circle.km
    order by count(near.chord) < ${enough}, case when count(near.chord) < ${enough} then -circle.km else circle.km end
    limit 1`);
  return summariseFees(rows[0]);
}
