/** Any other path (R2.5). */
import { data } from "react-router";
import { nearAddresses } from "#content/near-addresses.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { MissingPage } from "#web/screens/not-found/missing-page.tsx";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { kind: "document" };

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  return data({ near: nearAddresses(url.pathname, language) }, { status: 404 });
}

export default function AnyOtherPath({ loaderData: { near } }: Route.ComponentProps) {
  return <MissingPage near={near} />;
}
