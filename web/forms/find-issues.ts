/** What is wrong with a form, found by the schema of the call it will make (R5.1), and which words stand at which field. */
import type { Endpoint } from "#contract/endpoint.ts";
import type { IssueCode } from "#contract/issues.ts";

/** What reads schemas: forms ask for it ahead, when nobody waits. */
export const loadChecks = () => import("./check-given.ts");

/** Where the checks or the schemas cannot be fetched nothing is found: the server looks again at what it is sent. */
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

/** One code a field, by the field's name: the first that was found. */
export function nameIssues(issues: readonly IssueCode[], fieldOf = firstPart): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, code }) => [fieldOf(path), code] as const).reverse());
}
