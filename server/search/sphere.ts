/** A place and a circle around it as the database's points on the sphere. */
import { type SQL, sql } from "drizzle-orm";
import { axesOf, type Coordinates, chordOf, earthRadius } from "#contract/distance.ts";

/** The place as a point. */
export function pointSql(place: Coordinates): SQL {
  return sql`${`(${axesOf(place).join(",")})`}::cube`;
}

/** The box around a circle: what the index can search. */
export function boxSql(place: Coordinates, kilometres: number): SQL {
  const axes = axesOf(place);
  const chord = chordOf(kilometres);
  const corner = (sign: 1 | -1) => axes.map((axis) => axis + sign * chord).join(",");
  return sql`${`(${corner(-1)}),(${corner(1)})`}::cube`;
}

/** The straight line for a column that holds kilometres along the surface. */
export function chordSql(kilometres: SQL): SQL {
  const diameter = sql.raw(`${2 * earthRadius}::float8`);
  return sql`${diameter} * sin(${kilometres} / ${diameter})`;
}
