/** /pamphlet (R2.9): a flyer to print on A4 or A5, ink on white, for a copy shop; with `?teacher=` a teacher's own. */
import { type PageHandle, pageContext } from "#web/page.ts";
import type { Route } from "./+types/pamphlet";
import { pamphletQuery, readChoice } from "./pamphlet/choice.ts";
import { loadPamphlet } from "./pamphlet/load-pamphlet.ts";
import { PamphletPage } from "./pamphlet/pamphlet-page.tsx";

export const handle: PageHandle = { kind: "document", query: (given) => pamphletQuery(readChoice(given)) };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPamphlet(url.searchParams, context.get(pageContext), false);
}

export default function PlainPamphlet({ loaderData }: Route.ComponentProps) {
  return <PamphletPage {...loaderData} themed={false} />;
}
