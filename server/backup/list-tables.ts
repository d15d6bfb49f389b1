/** The tables of a backup, in an order in which foreign keys allow filling them, without generated columns. */
import type pg from "pg";

export type Table = { name: string; columns: string[] };

/** Waiting jobs are saved too: a queued mail is still to be sent. The change log of the search index belongs to one server alone. */
export const jobsTable = "pgboss.job";

const listed = `
  select format('%s.%s', n.nspname, c.relname) as name,
    array_agg(a.attname::text order by a.attnum) as columns,
    array(select format('%s.%s', tn.nspname, t.relname) from pg_constraint k
      join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where (n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'search_changes') or (n.nspname, c.relname) = ('pgboss', 'job')
  group by n.nspname, c.relname, c.oid
  order by name`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(listed);
  const ordered: Table[] = [];
  const left = new Map(rows.map((table) => [table.name, table]));
  const isFilled = (name: string) => !left.has(name);
  while (left.size > 0) {
    // The queue of a job is created by the installation, not by a backup.
    const ready = [...left.values()].filter(({ name, needs }) => name === jobsTable || needs.every(isFilled));
    if (ready.length === 0) throw new Error(`tables point at each other: ${[...left.keys()].join(", ")}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      left.delete(name);
    }
  }
  return ordered;
}

const quoted = (name: string) =>
  name
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");

/** Only unfinished jobs, and none of the queue's own, which it creates again. */
export const copyOut = ({ name, columns }: Table) => {
  const waiting = name === jobsTable ? " where state < 'completed' and not starts_with(name, '__pgboss__')" : "";
  return `copy (select ${columns.map(quoted).join(", ")} from ${quoted(name)}${waiting}) to stdout`;
};

export const copyIn = ({ name, columns }: Table) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`;

export const emptyTables = (tables: readonly Table[]) =>
  `truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`;

/** Triggers ran when the rows were first written and must not run again; constraints stay in force. */
export const switchRules = ({ name }: Table, on: boolean) =>
  `alter table ${quoted(name)} ${on ? "enable" : "disable"} trigger user`;
