/**
 * What families around a teacher look for (R13.3), by listed students and wishes. Families are counted by fixed hexagons,
 * each number rounded down to a multiple of three; a teacher sees a sum of such numbers. Wherever a teacher moves and
 * whatever the range, two answers differ by whole cells, and so by no family or by at least three. Who joined or wished today
 * counts from tomorrow, and a process counts once a day (decision 31).
 */
import { type SQL, sql } from "drizzle-orm";
import { cellToLatLng, latLngToCell } from "h3-js";
import { classGroups } from "#contract/demand-groups.ts";
import { axesOf, type Coordinates, surfaceOf } from "#contract/distance.ts";
import type { TeacherDemand } from "#contract/insights.ts";
import { demand as limits, search } from "#contract/limits.ts";
import { dayOf, timeZone } from "#contract/time-zone.ts";
import { days, subjects } from "#contract/vocabulary.ts";
import type { Reads } from "#server/db/client.ts";
import { isHere } from "#server/people/visibility.ts";
import { groupOf, roundDown } from "./count-demand.ts";
import { madeUpFamilies } from "./made-up-families.ts";

type Kind = "subject" | "class" | "day";

export type CountedCells = {
  day: string;
  cells: (Coordinates & { cell: string; families: Map<string, number> })[];
};

const keyOf = (kind: Kind, name: string) => `${kind} ${name}`;

/** The parent hexagon at resolution 8: its resolution bits set, and the digits below filled up. */
function cellAround(cell: SQL): SQL {
  const [bits, resolution] = [sql.raw("52"), sql.raw(String(limits.cells))];
  return sql`to_hex((('x' || lpad(${cell}, 16, '0'))::bit(64)::bigint & ~(15::bigint << ${bits}))
    | (${resolution}::bigint << ${bits}) | (63::bigint << 21))`;
}

export async function countCells(tx: Reads, now: Date): Promise<CountedCells> {
  const day = dayOf(now);
  const before = sql`${day}::date::timestamp at time zone ${timeZone}`;
  const known = sql.param([...subjects, ...days] as string[]);
  const { rows } = await tx.execute<{ cell: string; kind: Kind; name: string; families: number }>(sql`
    with everybody as materialized (
      select account_id, ${cellAround(sql`public_cell`)} as cell, subjects, array[grade] as classes, preferred_days as days
      from students where listed and public_cell is not null and created_at < ${before}
      union all
      select w.account_id, ${cellAround(sql`w.cell`)}, w.keys, string_to_array(w.query ->> 'classes', ','),
        string_to_array(w.query ->> 'days', ',')
      from wishes w join accounts a on a.id = w.account_id join students s on s.account_id = a.id
      where w.cell is not null and w.until > now() and w.created_at < ${before} and ${isHere(sql`a`)}
        and s.adult_declared_at is not null
    ), families as materialized (
      select * from everybody where account_id not in (${madeUpFamilies(sql`everybody`)})
    ), wanted as (
      select account_id, cell, 'subject' as kind, unnest(subjects) as name from families
      union all
      select f.account_id, f.cell, 'class', g.name from families f
      join unnest(${sql.param(Object.keys(groupOf))}::text[], ${sql.param(Object.values(groupOf))}::text[]) as g (class, name)
        on g.class = any(f.classes)
      union all
      select account_id, cell, 'day', unnest(days) from families
    )
    select cell, kind, name, count(distinct account_id)::int as families
    from wanted where kind = 'class' or name = any(${known}::text[])
    group by 1, 2, 3 having count(distinct account_id) >= ${limits.fewest}`);
  const byCell = Map.groupBy(rows, ({ cell }) => cell);
  return {
    day,
    cells: [...byCell].map(([cell, counted]) => {
      const [latitude, longitude] = cellToLatLng(cell);
      return {
        cell,
        latitude,
        longitude,
        families: new Map(counted.map(({ kind, name, families }) => [keyOf(kind, name), roundDown(families)])),
      };
    }),
  };
}

type Around = {
  longitude: number | null;
  latitude: number | null;
  range: number;
  subjects: string[];
  classes: string[];
  days: string[];
};

export async function demandAround(tx: Reads, teacherId: string, { day, cells }: CountedCells): Promise<TeacherDemand> {
  const { rows } = await tx.execute<Around>(sql`
    select public_longitude as longitude, public_latitude as latitude, teaching_range::float8 as range, subjects, classes,
      free_days as days
    from teachers where account_id = ${teacherId}::uuid`);
  const [teacher] = rows;
  if (teacher === undefined || teacher.longitude === null || teacher.latitude === null)
    return { day, distance: null, subjects: [], classGroups: [], days: [], wider: null };
  const { range } = teacher;
  const place = { longitude: teacher.longitude, latitude: teacher.latitude };
  const ownCell = latLngToCell(place.latitude, place.longitude, limits.cells);
  const far = cells.map((counted) => ({ ...counted, km: counted.cell === ownCell ? 0 : distanceTo(place, counted) }));
  const sumWithin = (kilometres: number) => (kind: Kind, name: string) =>
    far
      .filter(({ km }) => km <= kilometres)
      .reduce((sum, { families }) => sum + (families.get(keyOf(kind, name)) ?? 0), 0);
  const groups = new Set<string>(teacher.classes.map((each) => groupOf[each] ?? ""));
  const here = sumWithin(range);
  const shown = <Code extends string>(kind: Kind, codes: readonly Code[], isOwn: (code: Code) => boolean) =>
    codes
      .map((code) => ({ code, families: here(kind, code), own: isOwn(code) }))
      .filter(({ families }) => families > 0)
      .toSorted((one, other) => other.families - one.families);
  return {
    day,
    distance: range,
    subjects: shown("subject", subjects, (code) => teacher.subjects.includes(code)).map(({ code, ...rest }) => ({
      subject: code,
      ...rest,
    })),
    classGroups: shown("class", classGroups, (code) => groups.has(code)).map(({ code, ...rest }) => ({
      classGroup: code,
      ...rest,
    })),
    days: shown("day", days, (code) => teacher.days.includes(code)).map(({ code, ...rest }) => ({
      day: code,
      ...rest,
    })),
    wider: findWider(
      range,
      sumWithin,
      subjects.filter((code) => teacher.subjects.includes(code)),
    ),
  };
}

/** Along the surface, to the centre of a cell. */
function distanceTo(place: Coordinates, cell: Coordinates): number {
  const [from, to] = [axesOf(place), axesOf(cell)];
  return surfaceOf(Math.hypot(...from.map((axis, at) => axis - (to[at] ?? 0))));
}

/** By whole kilometres, until another family is found. */
function findWider(
  range: number,
  sumWithin: (kilometres: number) => (kind: Kind, name: string) => number,
  own: readonly (typeof subjects)[number][],
): TeacherDemand["wider"] {
  const here = sumWithin(range);
  const furthest = Math.min(range + limits.wider, search.maxDistance);
  for (let distance = Math.floor(range) + 1; distance <= furthest; distance++) {
    const there = sumWithin(distance);
    const more = own
      .map((subject) => ({ subject, families: there("subject", subject) - here("subject", subject) }))
      .filter(({ families }) => families > 0);
    if (more.length > 0) return { distance, subjects: more.toSorted((a, b) => b.families - a.families) };
  }
  return null;
}
