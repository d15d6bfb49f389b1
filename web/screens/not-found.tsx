/** Any other path (R2.5). */
import { data } from "react-router";
import { NotFound } from "#web/features/shell/not-found.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "document" };

export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
