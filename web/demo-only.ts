/** Pages for engineers: outside a demo they answer 404. */
import type { RouterContextProvider } from "react-router";
import { pageContext } from "./page.ts";

export function refuseOutsideDemo(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).demo) throw new Response(null, { status: 404 });
}
