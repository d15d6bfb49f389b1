/** Data the server has loaded for a signed-in page (R2.1): its HTML shows it, and React hydrates it without a refetch. */
import { useMatches } from "react-router";
import type { User } from "#contract/me.ts";
import type { QueryAnswer } from "#web/api/query-client.ts";

export type FirstView = { user: User; answers: readonly QueryAnswer[] };

const isFirstView = (data: unknown): data is FirstView =>
  typeof data === "object" && data !== null && "answers" in data && "user" in data;

/** Of the open screen; null where the browser loads it. */
export function useFirstView(): FirstView | null {
  const data = useMatches().at(-1)?.loaderData;
  return isFirstView(data) ? data : null;
}
