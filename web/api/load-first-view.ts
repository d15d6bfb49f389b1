/** Data of a signed-in page's first view, fetched by the server with the reader's rights (R2.1). For loaders; browsers never load it. */
import { queryOptions } from "@tanstack/react-query";
import { can, type Permission } from "#contract/permissions.ts";
import type { FirstView } from "#web/first-view.ts";
import type { Page } from "#web/page.ts";
import { CallError } from "./client.ts";
import { meQuery } from "./me-query.ts";
import { type AnyQuery, createQueryClient, type QueryAnswer } from "./query-client.ts";

/** Each call uses one of the few connections for pages. */
const atOnce = 2;

/**
 * Null without a page session of this permission, or where a call is refused or fails: the shared shell is
 * sent, and the browser's guard fetches by itself.
 */
export async function loadFirstView(
  { reader, report }: Page,
  permission: Permission,
  queries: readonly AnyQuery[],
): Promise<FirstView | null> {
  if (reader === null || !can(reader.role, permission)) return null;
  const client = createQueryClient();
  const answers: QueryAnswer[] = [];
  const fetchQuery = async (query: AnyQuery) => {
    answers.push([query.queryKey, await client.fetchQuery({ ...query, retry: false })]);
  };
  try {
    const user = await client.fetchQuery(queryOptions({ ...meQuery, retry: false }));
    answers.push([meQuery.queryKey, user]);
    const left = queries.values();
    const fetchInTurn = async () => {
      for (const query of left) await fetchQuery(query);
    };
    await Promise.all(Array.from({ length: atOnce }, fetchInTurn));
    return { user, answers };
  } catch (error) {
    if (!(error instanceof CallError)) report(error);
    return null;
  } finally {
    client.clear();
  }
}
