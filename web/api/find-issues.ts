/** What is wrong with a form, found by the schema of the call it will make (R5.1). */
import * as z from "zod/mini";
import { type IssueCode, issuesOf } from "#contract/issues.ts";

type Checked = { body?: z.core.$ZodType | undefined };

export function findIssues({ body: schema }: Checked, body: unknown, further: IssueCode[] = []): IssueCode[] {
  const parsed = schema === undefined ? undefined : z.safeParse(schema, body);
  return [...(parsed?.error ? issuesOf(parsed.error, body) : []), ...further];
}
