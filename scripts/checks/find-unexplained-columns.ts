/** Finds columns of the schema without purpose, retention and readers in docs/privacy.md, and explained ones that do not exist. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

/** Columns by table; null: the whole table holds nothing personal. */
export type Explained = Map<string, Set<string> | null>;

const page = "docs/privacy.md";
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

export async function readSchema(): Promise<Map<string, string[]>> {
  const files = globSync("server/db/schema/*.ts");
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  const tables = modules.flatMap((exports: object) => Object.values(exports).filter((value) => is(value, PgTable)));
  return new Map(tables.map(getTableConfig).map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/** A heading of the third level names a table, the first cell of its rows the columns; the list of the second part whole tables. */
export function readExplained(text: string): Explained {
  const [personal = "", others = ""] = text.split("## Tables without personal data");
  const explained: Explained = new Map();
  for (const part of personal.split(/^### /m).slice(1)) {
    const rows = part.split("\n").filter((line) => line.startsWith("| `"));
    explained.set(
      part.split("\n", 1)[0]?.trim() ?? "",
      new Set(rows.flatMap((row) => quoted(row.split("|")[1] ?? ""))),
    );
  }
  const list = others.split(/^## /m)[0] ?? "";
  for (const line of list.split("\n").filter((line) => line.startsWith("- `")))
    for (const table of quoted(line)) explained.set(table, null);
  return explained;
}

/** One sentence per table or column in only one of the two. */
export function compareColumns(schema: Map<string, string[]>, explained: Explained): string[] {
  const missing = [...schema].flatMap(([table, columns]) => {
    const known = explained.get(table);
    if (known === undefined) return [`${page}: nothing is said of the table ${table}`];
    const unsaid = columns.filter((column) => known !== null && !known.has(column));
    return unsaid.map((column) => `${page}: nothing is said of ${table}.${column}`);
  });
  const gone = [...explained].flatMap(([table, columns]) => {
    const real = schema.get(table);
    if (real === undefined) return [`${page}: there is no table ${table}`];
    const unreal = [...(columns ?? [])].filter((column) => !real.includes(column));
    return unreal.map((column) => `${page}: there is no ${table}.${column}`);
  });
  return [...missing, ...gone];
}

export async function findUnexplainedColumns(): Promise<string[]> {
  return compareColumns(await readSchema(), readExplained(readFileSync(page, "utf8")));
}
