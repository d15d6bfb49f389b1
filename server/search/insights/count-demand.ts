/**
 * Counts families who look for a teacher (R13.3), by part of the city. Each number is rounded down to a multiple of three, so
 * that two numbers differ by nothing or by at least three families; none is a sum of hidden ones; and who joins today counts
 * from tomorrow, so that no newcomer is the difference. The only source of public family counts.
 */
import { sql } from "drizzle-orm";
import { placeBySlug } from "#content/find-place.ts";
import { classGroups, demandAreas } from "#contract/demand-groups.ts";
import type { Demand } from "#contract/insights.ts";
import { demand } from "#contract/limits.ts";
import { dayOf, timeZone } from "#contract/time-zone.ts";
import { days, subjects } from "#contract/vocabulary.ts";
import type { Reads } from "#server/db/client.ts";
import { madeUpFamilies } from "./made-up-families.ts";

type ClassGroup = (typeof classGroups)[number];

/** By class code; free text is in no group. */
export const groupOf: Record<string, ClassGroup> = {
  ...Object.fromEntries(["nursery", "kg", "1", "2", "3", "4", "5"].map((grade) => [grade, "primary"])),
  ...Object.fromEntries(["6", "7", "8"].map((grade) => [grade, "middle"])),
  ...Object.fromEntries(["9", "10"].map((grade) => [grade, "secondary"])),
  ...Object.fromEntries(["11", "12"].map((grade) => [grade, "senior"])),
  ...Object.fromEntries(["college", "competitive"].map((grade) => [grade, "after"])),
};

type Counted = { locality: string; kind: "subject" | "grade" | "day"; name: string; families: number };

export const roundDown = (families: number) => families - (families % demand.fewest);

/** Codes with their rounded numbers, largest first; those below three are left out. */
function shown<Code extends string>(codes: readonly Code[], countOf: (code: Code) => number) {
  return codes
    .map((code) => ({ code, families: roundDown(countOf(code)) }))
    .filter(({ families }) => families >= demand.fewest)
    .toSorted((one, other) => other.families - one.families);
}

export async function countDemand(tx: Reads, now: Date): Promise<Demand> {
  const day = dayOf(now);
  const { rows } = await tx.execute<Counted>(sql`
    with everybody as materialized (
      select account_id, public_area as locality, subjects, grade, preferred_days from students
      where listed and public_area is not null and created_at < ${day}::date::timestamp at time zone ${timeZone}
    ), families as materialized (
      select * from everybody where account_id not in (${madeUpFamilies(sql`everybody`)})
    )
    select locality, 'subject' as kind, name, count(*)::int as families
    from families, lateral (select distinct unnest(subjects) as name) wanted group by 1, 3
    union all
    select locality, 'grade', grade, count(*)::int from families where grade is not null group by 1, 3
    union all
    select locality, 'day', name, count(*)::int
    from families, lateral (select distinct unnest(preferred_days) as name) wanted group by 1, 3`);
  const counts = new Map<string, number>();
  for (const { locality, kind, name, families } of rows) {
    const part = placeBySlug(locality)?.area;
    const code = kind === "grade" ? groupOf[name] : name;
    if (part === undefined || code === undefined) continue;
    const key = `${part} ${kind} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + families);
  }
  return {
    day,
    areas: demandAreas.map((area) => {
      const countOf = (kind: Counted["kind"]) => (code: string) => counts.get(`${area} ${kind} ${code}`) ?? 0;
      return {
        area,
        subjects: shown(subjects, countOf("subject")).map(({ code, families }) => ({ subject: code, families })),
        classGroups: shown(classGroups, countOf("grade")).map(({ code, families }) => ({ classGroup: code, families })),
        days: shown(days, countOf("day")).map(({ code, families }) => ({ day: code, families })),
      };
    }),
  };
}
