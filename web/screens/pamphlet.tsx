/** /pamphlet (R2.9): a flyer to print on A4 or A5, ink on white, for a copy shop; with `?teacher=` a teacher's own. */
import { type PageHandle, pageContext } from "#web/page.ts";
import { queryOf, readChoice } from "#web/screens/pamphlet/choice.ts";
import { loadPamphlet } from "#web/screens/pamphlet/load-pamphlet.ts";
import { PamphletPage } from "#web/screens/pamphlet/pamphlet-page.tsx";
import type { Route } from "./+types/pamphlet";

export const handle: PageHandle = { kind: "document", query: (given) => queryOf(readChoice(given)) };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPamphlet(url.searchParams, context.get(pageContext), false);
}

export default function PlainPamphlet({ loaderData }: Route.ComponentProps) {
  return <PamphletPage {...loaderData} themed={false} />;
}
