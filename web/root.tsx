/** The frame of every page: language, direction, sheet, and the script that its kind needs. */
import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from "react-router";
import "#web/styles/app.css";
import type { Route } from "./+types/root";
import { bootScript } from "./boot.ts";
import { type PageHandle, pageContext } from "./page.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { language, path, origin, demo, enhance, preamble, nonce } = context.get(pageContext);
  return { language, path, origin, demo, enhance, preamble, nonce };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  const kind = (useMatches().at(-1)?.handle as PageHandle | undefined)?.kind ?? "document";
  const language = page?.language ?? "en";
  return (
    <html lang={language} dir={language === "ur" ? "rtl" : "ltr"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={page?.nonce} suppressHydrationWarning>
          {bootScript}
        </script>
        <Meta />
        <Links nonce={page?.nonce} />
      </head>
      <body>
        {children}
        {kind === "app" ? <Scripts nonce={page?.nonce} /> : page && <script type="module" src={page.enhance} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
