/** Applies the database's triggers, `rules/*.sql`: each text once, after the migrations. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";

export type Rule = { name: string; hash: string; text: string };

const folder = join(import.meta.dirname, "rules");

export function readRules(): Rule[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return { name: file.slice(0, -".sql".length), text, hash: createHash("sha256").update(text).digest("hex") };
  });
}

/** The caller must own the migration lock. */
export async function applyRules(tx: Pick<Tx, "execute">, rules = readRules()): Promise<void> {
  // Every applied text is recorded, so that a restarted process of an older version does not put its older rule back.
  await tx.execute(sql`create table if not exists drizzle.rules (
    name text not null, hash text not null, applied_at timestamptz not null default now(), primary key (name, hash))`);
  for (const { name, hash, text } of await findUnapplied(tx, rules)) {
    await tx.execute(sql.raw(text));
    await tx.execute(sql`insert into drizzle.rules (name, hash) values (${name}, ${hash})`);
  }
}

export async function findUnapplied(tx: Pick<Tx, "execute">, rules = readRules()): Promise<Rule[]> {
  const { rows } = await tx.execute<{ name: string; hash: string }>(sql`select name, hash from drizzle.rules`);
  const applied = new Set(rows.map(({ name, hash }) => `${name} ${hash}`));
  return rules.filter(({ name, hash }) => !applied.has(`${name} ${hash}`));
}
