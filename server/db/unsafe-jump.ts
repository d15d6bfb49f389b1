/**
 * Old and new version side by side (R12.3, decision 17): a migration that removes something waits until no process may still
 * use it. Most only add. One that removes names by `-- after <migration>` since when no version uses it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { SetupError } from "#server/settings/settings.ts";

export type MigrationStep = { tag: string; text: string };

const takings: [RegExp, string][] = [
  [/\bdrop table\b/i, "a table goes"],
  [/\bdrop column\b/i, "a column goes"],
  [/\brename (column\b|to\b)/i, "something gets another name"],
  [/\balter column \S+ set data type\b/i, "a column gets another type"],
  [/\balter column \S+ set not null\b/i, "a column must be filled"],
  [/\badd column (?![^;]*\b(default|generated)\b)[^;]*\bnot null\b/i, "a new column must be filled"],
];

/** The statement that a version unaware of this step may fail on; undefined when the step only adds. */
export function findTaking({ text }: Pick<MigrationStep, "text">): string | undefined {
  const statements = text.replace(/--.*$/gm, "");
  return takings.find(([pattern]) => pattern.test(statements))?.[1];
}

/** The migration since which no version uses what this one removes. */
const afterOf = ({ text }: MigrationStep) => /^-- after (\S+)$/m.exec(text)?.[1];

/** In their order. */
export function readSteps(folder: string): MigrationStep[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  return journal.entries.map(({ tag }) => ({ tag, text: readFileSync(join(folder, `${tag}.sql`), "utf8") }));
}

/** The first step that is unsafe while the version with so many applied migrations is running. */
export function findUnsafeStep(steps: readonly MigrationStep[], applied: number): MigrationStep | undefined {
  const isKnown = (tag: string | undefined) => steps.slice(0, applied).some((step) => step.tag === tag);
  return steps.slice(applied).find((step) => findTaking(step) !== undefined && !isKnown(afterOf(step)));
}

const servedStatement = `select count(*)::int as lines from pg_stat_activity
  where datname = current_database() and application_name in ('nukkad', 'nukkad listen', 'nukkad jobs')`;

/** An empty database, or one that no process serves, takes any step. */
export async function refuseUnsafeJump(
  client: pg.Client,
  steps: readonly MigrationStep[],
  applied: number,
): Promise<void> {
  const step = applied === 0 ? undefined : findUnsafeStep(steps, applied);
  if (step === undefined) return;
  const { rows } = await client.query<{ lines: number }>(servedStatement);
  if (rows[0]?.lines !== 0)
    throw new SetupError(
      `The migration ${step.tag} is not safe while the version before is running (${findTaking(step)}): stop its processes and migrate then, or migrate through an intermediate version.`,
    );
}
