/** What a signed-in page shows first, asked for by the server with its reader's rights (R2.1). For loaders; browsers never load it. */
import { queryOptions } from "@tanstack/react-query";
import { can, type Permission } from "#contract/permissions.ts";
import type { FirstView } from "#web/first-view.ts";
import type { Page } from "#web/page.ts";
import { CallError } from "./client.ts";
import { meQuery } from "./me-query.ts";
import { type AnyQuery, createQueryClient, type QueryAnswer } from "./query-client.ts";

/** Each takes one of the few connections that pages have. */
const atOnce = 2;

/**
 * Null where nobody with this permission is known by a page session, or where a call is refused or fails: the same shell as for
 * everybody is sent, and the browser's guard asks for itself.
 */
export async function loadFirstView(
  { reader, report }: Page,
  permission: Permission,
  queries: readonly AnyQuery[],
): Promise<FirstView | null> {
  if (reader === null || !can(reader.role, permission)) return null;
  const client = createQueryClient();
  const answers: QueryAnswer[] = [];
  const ask = async (query: AnyQuery) => {
    answers.push([query.queryKey, await client.fetchQuery({ ...query, retry: false })]);
  };
  try {
    const user = await client.fetchQuery(queryOptions({ ...meQuery, retry: false }));
    answers.push([meQuery.queryKey, user]);
    const left = queries.values();
    const askInTurn = async () => {
      for (const query of left) await ask(query);
    };
    await Promise.all(Array.from({ length: atOnce }, askInTurn));
    return { user, answers };
  } catch (error) {
    if (!(error instanceof CallError)) report(error);
    return null;
  } finally {
    client.clear();
  }
}
