/** A place and a circle around it as the database's points on the sphere. */
import { type SQL, sql } from "drizzle-orm";
import { axesOf, type Coordinates, chordOf, earthRadius } from "#contract/distance.ts";
import { eastAndNorth, type Ring, zoneRings } from "#contract/map-zones.ts";

export function pointSql(place: Coordinates): SQL {
  return sql`${`(${axesOf(place).join(",")})`}::cube`;
}

export function cellPointOf([x, y, z]: readonly [number, number, number]): Coordinates {
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return { longitude: degrees(Math.atan2(y, x)), latitude: degrees(Math.atan2(z, Math.hypot(x, y))) };
}

/** The box around a circle: what the index can search. */
export function boxSql(place: Coordinates, kilometres: number): SQL {
  const axes = axesOf(place);
  const chord = chordOf(kilometres);
  const corner = (sign: 1 | -1) => axes.map((axis) => axis + sign * chord).join(",");
  return sql`${`(${corner(-1)}),(${corner(1)})`}::cube`;
}

/** The straight line for a column of kilometres along the surface. */
export function chordSql(kilometres: SQL): SQL {
  const diameter = sql.raw(`${2 * earthRadius}::float8`);
  return sql`${diameter} * sin(${kilometres} / ${diameter})`;
}

/**
 * Kilometres east and north of the place along the ground, and from them the zone of the ring map: the contract's `zoneOf` as
 * SQL.
 */
export function zoneSql(point: SQL, place: Coordinates, reach: number): { east: SQL; north: SQL; zone: SQL } {
  const axes = eastAndNorth(place);
  const along = (axis: number[]) =>
    sql.join(
      axis.map((share, at) => sql`${share}::float8 * cube_ll_coord(${point}, ${sql.raw(String(at + 1))})`),
      sql` + `,
    );
  const [east, north] = [sql`(${along(axes.east)})`, sql`(${along(axes.north)})`];
  const inRing = ({ first, sectors }: Ring) => {
    const turns = sql.raw(String(sectors));
    return sql`${first}::int + mod(floor(atan2(${east}, ${north}) / (2 * pi()) * ${turns} + 0.5)::int + ${turns}, ${turns})`;
  };
  const depth = sql`floor(sqrt(${east} * ${east} + ${north} * ${north}) / ${reach}::float8 * ${sql.raw(String(zoneRings.length))})`;
  const cases = zoneRings.map((ring, at) => sql`when ${at}::int then ${inRing(ring)}`);
  const last = sql.raw(String(zoneRings.length - 1));
  return { east, north, zone: sql`(case least(${depth}, ${last})::int ${sql.join(cases, sql` `)} end)` };
}
