/** Counts listed teachers in total, by subject and by neighbourhood: the live numbers of the home page. */
import { sql } from "drizzle-orm";
import type { Answer } from "#contract/endpoint.ts";
import type { supplyEndpoint } from "#contract/search.ts";
import type { Reads } from "#server/db/client.ts";

type Counted = { kind: "all" | "verified" | "subject" | "area"; name: string | null; count: number };

export async function countSupply(tx: Reads): Promise<Answer<typeof supplyEndpoint>> {
  const { rows } = await tx.execute<Counted>(sql`
    select 'all' as kind, null as name, count(*)::int as count from teachers where listed
    union all
    select 'verified', null, count(*)::int from teachers where listed and verified_at is not null
    union all
    select 'area', public_area, count(*)::int from teachers where listed and public_area is not null group by 2
    union all
    select 'subject', subject, count(*)::int from teachers, unnest(subjects) as subject where listed group by 2
    order by count desc, name`);
  const numberOf = (kind: Counted["kind"]) => rows.find((row) => row.kind === kind)?.count ?? 0;
  const named = (kind: Counted["kind"]) =>
    rows.flatMap(({ kind: own, name, count }) => (own === kind && name !== null ? [{ name, count }] : []));
  return {
    teachers: numberOf("all"),
    verified: numberOf("verified"),
    subjects: named("subject").map(({ name, count }) => ({ subject: name, count })),
    areas: named("area").map(({ name, count }) => ({ area: name, count })),
  };
}
