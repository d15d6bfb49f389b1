/** Column types the tables share: case-insensitive text, bytes, local times, points on the sphere, codes checked by the database. */
import { sql } from "drizzle-orm";
import { check, customType, timestamp, uuid } from "drizzle-orm/pg-core";

export const citext = customType<{ data: string }>({ dataType: () => "citext" });

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Kilometres on a sphere of 6371 km, three axes; `<->` is the straight line between two points. */
export const cube = customType<{ data: string }>({ dataType: () => "cube" });

/** A local time, "HH:MM" in both JavaScript and the database (R3.2). */
export const localTimeColumn = customType<{ data: string; driverData: string }>({
  dataType: () => "time(0)",
  fromDriver: (value) => value.slice(0, 5),
});

/** Millisecond precision, as in JavaScript, so that a cursor can continue after the last row of a page. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const identity = () => uuid("id").primaryKey().default(sql`uuidv7()`);

export const createdAt = () => instant("created_at").notNull().defaultNow();

export const updatedAt = () =>
  instant("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** For partial indexes of a foreign key that most rows do not have. */
export const present = (column: string) => sql.raw(`"${column}" is not null`);

/**
 * An index's one column and its included columns, so that a search need not visit the table.
 * drizzle has no INCLUDE; it prints an expression as it is, between the parentheses that this closes and opens.
 */
export const including = (column: string, carried: readonly string[]) =>
  sql.raw(`"${column}") include (${carried.map((name) => `"${name}"`).join(", ")}`);

const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(", ");

/** Text and a check instead of an enum type: a new code is one more migration line, usable at once. */
export const oneOfCodes = (table: string, column: string, codes: readonly string[]) =>
  check(`${table}_${column}_known`, sql.raw(`"${column}" in (${quoted(codes)})`));

export const allCodesOf = (table: string, column: string, codes: readonly string[]) =>
  check(`${table}_${column}_known`, sql.raw(`"${column}" <@ array[${quoted(codes)}]::text[]`));

export const atMost = (table: string, column: string, characters: number) =>
  check(`${table}_${column}_length`, sql.raw(`char_length("${column}") <= ${characters}`));
