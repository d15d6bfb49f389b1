/** Breaks on purpose (demo only), so that a test can see the page survive under the strict CSP: `?how=mismatch` or `?how=throw`. */

import { refuseOutsideDemo } from "#web/demo-only.ts";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import type { PageHandle } from "#web/page.ts";
import type { Route } from "./+types/demo-break";

export const handle: PageHandle = { kind: "app" };

export function loader({ context, url }: Route.LoaderArgs) {
  refuseOutsideDemo(context);
  return { how: url.searchParams.get("how") };
}

export default function DemoBreak({ loaderData: { how } }: Route.ComponentProps) {
  const drawnBy = typeof window === "undefined" ? "server" : "browser";
  if (how === "throw" && drawnBy === "browser") throw new Error("thrown on purpose while drawing");
  return (
    <DocumentFrame>
      <section className="band">
        <h1 className="sign">{how === "mismatch" ? <>Drawn by the {drawnBy}.</> : "Nothing is broken."}</h1>
      </section>
    </DocumentFrame>
  );
}
