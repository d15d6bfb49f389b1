/** Errors of a form, found by the schema of its call (R5.1), and which text is shown at which field. */
import type { Endpoint } from "#contract/endpoint.ts";
import type { IssueCode } from "#contract/issues.ts";

/** The schema checks: forms prefetch them when idle. */
export const loadChecks = () => import("./check-given.ts");

/** If the checks or schemas cannot be loaded there are no errors: the server checks again. */
export async function findIssues(
  { schemas }: Pick<Endpoint, "schemas">,
  given: unknown,
  further: readonly IssueCode[] = [],
  part: "body" | "fields" = "body",
): Promise<IssueCode[]> {
  const [checks, own] = (await Promise.all([loadChecks(), schemas()]).catch(() => null)) ?? [];
  const schema = own?.[part];
  return [...(checks && schema ? checks.checkGiven(schema, given) : []), ...further];
}

export const firstPart = (path: string) => path.split(".")[0] ?? path;

/** One code per field, by the field's name: the first found. */
export function nameIssues(issues: readonly IssueCode[], fieldOf = firstPart): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, code }) => [fieldOf(path), code] as const).reverse());
}
