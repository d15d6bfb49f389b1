/** What is wrong with a form, found by the schema of the call it will make (R5.1), and which words stand at which field. */
import type * as z from "zod/mini";
import type { IssueCode } from "#contract/issues.ts";

/** What reads schemas: forms ask for it ahead, when nobody waits. */
export const loadChecks = () => import("./check-given.ts");

/** Where the checks cannot be fetched nothing is found: the server looks again at what it is sent. */
export async function findIssues(
  schema: z.core.$ZodType | undefined,
  given: unknown,
  further: readonly IssueCode[] = [],
): Promise<IssueCode[]> {
  const checks = schema === undefined ? null : await loadChecks().catch(() => null);
  // Browsers find at a call the name of its schema instead (`scripts/lean-contract.ts`).
  const name: unknown = schema;
  const known = typeof name === "string" ? checks?.schemas[name] : schema;
  return [...(checks && known ? checks.checkGiven(known, given) : []), ...further];
}

export const firstPart = (path: string) => path.split(".")[0] ?? path;

/** One code a field, by the field's name: the first that was found. */
export function nameIssues(issues: readonly IssueCode[], fieldOf = firstPart): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, code }) => [fieldOf(path), code] as const).reverse());
}
