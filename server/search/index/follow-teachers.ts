/**
 * Loads the columns from the database and keeps them current on a connection of its own: rows noted as changed are read
 * again.
 */
import { setImmediate as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { createClient } from "#server/db/connect.ts";
import type { ConnectionLimits } from "#server/db/connection-limits.ts";
import { searchIndexTuning as limits } from "#server/settings/tuning.ts";
import { type Chord, chooseChord, samplePoints } from "./exact-chord.ts";
import { TeacherColumns } from "./teacher-columns.ts";
import { isIndexed, LineReader, lineSql, partsOfId } from "./teacher-line.ts";

const dialect = new PgDialect();
const textOf = (query: SQL) => dialect.sqlToQuery(query).sql;

/**
 * Identifies the server: another one, a restarted one or another timeline has other transaction ids, or may have lost changes
 * it had reported. Where the server hides its identifier, its start time is used.
 */
const serverIdentity = `
  concat_ws(' ', pg_postmaster_start_time(), current_database(),
    case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end,
    case when has_function_privilege('pg_control_system()', 'execute') then (select system_identifier from pg_control_system()) end)`;

const beginning = `select ${serverIdentity} as server, pg_current_snapshot()::text as snapshot,
  (select count(*)::int from teachers t where ${textOf(isIndexed)}) as expected,
  array(select a::cube <-> b::cube from unnest($1::text[], $2::text[]) with ordinality as s (a, b, nth) order by nth) as chords`;

const someTeachers = textOf(sql`
  select t.account_id as id, ${lineSql} as line from teachers t
  where ${isIndexed} and t.account_id > ${sql.raw("$1")}::uuid order by t.account_id limit ${sql.raw("$2")}::int`);

/** Rows that this snapshot sees and the previous one did not: a long transaction delays nothing. */
const changes = `
  select distinct ${serverIdentity} as server, pg_current_snapshot()::text as snapshot, c.teacher_id as id
  from (select $1::pg_snapshot as before) as seen
  left join search_changes c on c.xid >= pg_snapshot_xmin(seen.before)
    and not pg_visible_in_snapshot(c.xid, seen.before) and c.teacher_id is not null`;

const named = textOf(sql`
  select t.account_id as id, ${lineSql} as line from teachers t
  where ${isIndexed} and t.account_id = any(${sql.raw("$1")}::uuid[])`);

type Line = { id: string; line: string };

export type IndexFollower = {
  columns: TeacherColumns;
  chordTo: Chord;
  /** Reads what is committed so far. Returns the changed ids. */
  read(): Promise<string[]>;
  close(): Promise<void>;
};

const nobody = "00000000-0000-0000-0000-000000000000";

/** In batches, so that calls are answered in between; the next batch is fetched while one is read. */
async function fill(client: pg.Client, columns: TeacherColumns): Promise<void> {
  const ask = (after: string) => client.query<Line>(someTeachers, [after, limits.batch]);
  const reader = new LineReader();
  let pending: ReturnType<typeof ask> | undefined = ask(nobody);
  while (pending !== undefined) {
    const { rows }: pg.QueryResult<Line> = await pending;
    const last: string | undefined = rows.length < limits.batch ? undefined : rows.at(-1)?.id;
    pending = last === undefined ? undefined : ask(last);
    pending?.catch(() => {});
    for (const { line } of rows) columns.append(reader.read(line));
    await pause();
  }
  await columns.settle(pause);
}

/** Rejects where the database computes distances in an unknown way. */
export async function followTeachers(url: string, { connect, statement }: ConnectionLimits): Promise<IndexFollower> {
  const client = createClient(url, { name: "nukkad search index", connect, statement });
  await client.connect();
  try {
    const { rows } = await client.query<{ server: string; snapshot: string; expected: number; chords: number[] }>(
      beginning,
      samplePoints,
    );
    const [begun] = rows;
    const chordTo = chooseChord(begun?.chords ?? []);
    if (begun === undefined || chordTo === undefined) throw new Error("distances are worked out in another way here");
    const columns = new TeacherColumns(begun.expected);
    await fill(client, columns);
    let { snapshot } = begun;

    async function read(): Promise<string[]> {
      const { rows } = await client.query<{ server: string; snapshot: string; id: string | null }>(changes, [snapshot]);
      const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
      if (rows.some(({ server }) => server !== begun?.server)) throw new Error("another server answers");
      if (ids.length > 0) {
        const reader = new LineReader();
        const lines = new Map((await client.query<Line>(named, [ids])).rows.map(({ id, line }) => [id, line]));
        for (const id of ids) {
          const line = lines.get(id);
          if (line === undefined) columns.remove(partsOfId(id));
          else columns.put(reader.read(line));
        }
      }
      snapshot = rows[0]?.snapshot ?? snapshot;
      return ids;
    }

    await read();
    return { columns, chordTo, read, close: () => client.end().catch(() => {}) };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
