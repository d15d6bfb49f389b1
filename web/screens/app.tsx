/** What all apps stand in: the words, the query client, the frame, the splash before the guard has looked. */
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, useCallback, useContext, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import { type MemberRole, memberRoles, type Role } from "#contract/vocabulary.ts";
import { meQuery } from "#web/api/me-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { ConfirmOwner } from "#web/features/account-care/confirm-owner.tsx";
import { AppFrame } from "#web/features/app-frame/app-frame.tsx";
import { AppTrouble } from "#web/features/app-frame/app-trouble.tsx";
import { loadAppText } from "#web/features/app-frame/load-app-text.ts";
import { AheadContext } from "#web/features/app-frame/outline-context.ts";
import { DemoLine } from "#web/features/shell/demo-line.tsx";
import { LanguageSwitcher } from "#web/features/shell/language-switcher.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { Splash } from "#web/features/shell/splash.tsx";
import { PhoneCheck } from "#web/features/welcome/phone-check.tsx";
import { walkTab } from "#web/features/welcome/use-walk.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { readDraft } from "#web/memory/ask-draft.ts";
import { firstVisit, locationDetected, walkDue } from "#web/memory/marks.ts";
import { usePageFrame } from "#web/page-frame.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { Route } from "./+types/app";

export async function clientLoader() {
  await loadAppText();
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("shell:splash")} noindex />
      <Outline />
      <Splash />
    </>
  );
}

/** What the server drew stays as it is: React has nothing to compare it with in a browser, which never loads it. */
function Outline() {
  const role = useLocation().pathname.split("-")[0]?.slice(1);
  const ahead = useContext(AheadContext);
  const own = { className: "outline", "data-of": role };
  if (ahead === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps what the server drew.
    return <div {...own} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  return <div {...own}>{ahead.script && <ahead.Outline role={role as MemberRole} />}</div>;
}

const AskLocation = lazy(async () => {
  await afterFirstView();
  return import("./app/ask-location.tsx");
});

/** With its words, for whoever comes with a request. */
const OpenAsk = lazyPart(async () => {
  const [ask] = await Promise.all([import("#web/features/relations/open-ask.tsx"), loadPageText(["relations"])]);
  return ask;
});

/** What the person is asked for by overlays (R2.11), one at a time: what they came to ask, a student's phone on any page, the place on the dashboards. */
function Questions() {
  const { data: user } = useQuery({ ...meQuery, enabled: false });
  const analytics = usePageFrame()?.analytics;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [hasDraft, setHasDraft] = useState(() => Boolean(readDraft()?.teacher));
  const forgetDraft = useCallback(() => setHasDraft(false), []);
  if (user?.role === "student" && (hasDraft || params.has("contact")))
    return (
      <PartBoundary>
        <OpenAsk key={String(hasDraft)} user={user} onDone={forgetDraft} />
      </PartBoundary>
    );
  const member = memberRoles.find((role) => role === user?.role);
  const isFirst = walkDue.isSet() || firstVisit.isSet() || params.get("tab") === walkTab;
  const asksPlace = member !== undefined && pathname === dashboardOf(member) && !isFirst && !locationDetected.isSet();
  return (
    <>
      <PhoneCheck user={user} />
      {user?.role === "student" && analytics !== undefined && (
        <PartBoundary silent>
          <CountConversion />
        </PartBoundary>
      )}
      {asksPlace && (
        <PartBoundary silent>
          <AskLocation key={member} member={member} />
        </PartBoundary>
      )}
    </>
  );
}

const CountConversion = lazy(async () => {
  await afterFirstView();
  return import("./app/count-conversion.tsx");
});

const LiveNotifications = lazy(async () => {
  await afterFirstView();
  return import("#web/features/notifications/live-notifications.tsx");
});

/** What arrives by itself; without it the apps are as good as before. */
function News({ role }: { role: Role }) {
  const member = memberRoles.find((one) => one === role);
  if (member === undefined) return null;
  return (
    <PartBoundary silent>
      <LiveNotifications role={member} />
    </PartBoundary>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame above={<DemoLine />} languages={<LanguageSwitcher />} news={(role) => <News role={role} />}>
        {children}
      </AppFrame>
      <Questions />
      <ConfirmOwner />
    </QueryClientProvider>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage();
  return (
    <Frame>
      <PageHead title={t("shell:error.title")} noindex />
      <AppTrouble error={error} />
    </Frame>
  );
}
