/** The root layout of every page: language, direction, stylesheet, and the scripts that its kind needs. */

import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Outlet, Scripts, useLocation, useMatches } from "react-router";
import { isAtDashboard } from "#contract/dashboard-of.ts";
import { addressIn } from "#contract/language.ts";
import { roles } from "#contract/roles.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { AppBanner } from "./features/site-layout/app-banner.tsx";
import { TroubleContext } from "./features/site-layout/trouble-context.ts";
import "#web/styles/app.css";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { Route } from "./+types/root";
import { bootScript } from "./boot.ts";
import { useFirstView } from "./first-view.ts";
import { type PageHandle, pageContext } from "./page.ts";
import { type PageFrame, usePageFrame } from "./page-frame.ts";

export function loader({ context }: Route.LoaderArgs): PageFrame {
  const { path, origin, demo, facts, analytics, enhance, enhanceParts, preamble, nonce } = context.get(pageContext);
  return { path, origin, demo, facts, analytics, enhance, enhanceParts, preamble, nonce };
}

/** The layout's data does not change while an app is open. */
export function shouldRevalidate() {
  return false;
}

/**
 * Our own scripts are in the server's HTML only. React skips them on hydration, and must not create them again when
 * it renders a broken page again: Trusted Types would refuse, and blank it (see /demo/break).
 */
const onServer = import.meta.env.SSR;

/** Attributes `boot.ts` set before the first paint; React would remove them when it renders the whole page again. */
function restoreMarks() {
  if (onServer) return {};
  const { theme, headingFace, signedIn, appBanner } = document.documentElement.dataset;
  return {
    "data-theme": theme,
    "data-heading-face": headingFace,
    "data-signed-in": signedIn,
    "data-app-banner": appBanner,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageFrame();
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const handle = handles.at(-1);
  const { language, direction, t } = useLanguage();
  const reader = useFirstView()?.user.id;
  const { pathname } = useLocation();
  const isDashboard = roles.some((role) => isAtDashboard(role, pathname));
  return (
    <html
      lang={language}
      dir={direction}
      data-app={handle?.kind === "app" ? (isDashboard ? "dashboard" : "") : undefined}
      data-text={handles.flatMap((one) => one?.text ?? []).join(" ") || undefined}
      data-reader={reader}
      data-facts={page?.facts}
      data-analytics={page?.analytics?.script}
      data-analytics-site={page?.analytics?.site || undefined}
      {...restoreMarks()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {onServer && <script nonce={page?.nonce}>{bootScript}</script>}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={addressIn(language, "/manifest.webmanifest")} />
        <Links nonce={page?.nonce} />
        {onServer &&
          handle?.kind !== "app" &&
          page?.enhanceParts.map((part) => <link key={part} rel="modulepreload" href={part} />)}
      </head>
      <body
        data-toasts={t("shell:toasts.label")}
        data-close={t("shell:actions.close")}
        data-offline={t("shell:offline.title")}
      >
        <AppBanner />
        {children}
        {onServer && page?.preamble && <script type="module" src={page.preamble} />}
        {onServer && page && <script type="module" src={page.enhance} />}
        {handle?.kind === "app" && <Scripts nonce={page?.nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** In the browser only apps fail, and seldom: they need not load the document layout for that. */
const FetchedTrouble = lazyPart(() => import("./features/site-layout/page-trouble.tsx"));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const PageTrouble = useContext(TroubleContext) ?? FetchedTrouble;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PartBoundary inFirstView>
      <PageTrouble isMissing={isMissing} />
    </PartBoundary>
  );
}
