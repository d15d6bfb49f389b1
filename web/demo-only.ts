/** The rule of pages for engineers: outside a demo there is nothing at their address. */
import type { RouterContextProvider } from "react-router";
import { pageContext } from "./page.ts";

export function refuseOutsideDemo(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).demo) throw new Response(null, { status: 404 });
}
