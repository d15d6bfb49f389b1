/** What an act changed, field by field, before and after. */

type Snapshot = Record<string, unknown> | null;

export type ChangeShown = { name: string; before: string; after: string };

const none = "–";

function write(value: unknown): string {
  if (value === undefined || value === null) return none;
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function listChanges(before: Snapshot, after: Snapshot): ChangeShown[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: write(before?.[name]), after: write(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}
