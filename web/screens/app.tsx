/** The layout of all apps: texts, the query client with the server's data, the app shell, and the shell before the guard has run. */

import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, useCallback, useEffect, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { can } from "#contract/permissions.ts";
import { memberRoles, type Role } from "#contract/vocabulary.ts";
import { meQuery } from "#web/api/me-query.ts";
import { adoptAnswers, createQueryClient, queryClient } from "#web/api/query-client.ts";
import { ConfirmOwner } from "#web/features/account-settings/confirm-owner.tsx";
import { AppLayout } from "#web/features/app-shell/app-layout.tsx";
import { AppTrouble } from "#web/features/app-shell/app-trouble.tsx";
import { appGroups, loadAppText } from "#web/features/app-shell/load-app-text.ts";
import { PhoneCheck } from "#web/features/onboarding/phone-check.tsx";
import { onboardingTab } from "#web/features/onboarding/use-onboarding.ts";
import { DemoLine } from "#web/features/site-layout/demo-line.tsx";
import { LanguageSwitcher } from "#web/features/site-layout/language-switcher.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useFirstView } from "#web/first-view.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import type { PageHandle } from "#web/page.ts";
import { usePageFrame } from "#web/page-frame.ts";
import { readDraft } from "#web/storage/ask-draft.ts";
import { firstVisit, locationDetected, onboardingDue } from "#web/storage/marks.ts";
import { readToken, rememberSession } from "#web/storage/session.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { Route } from "./+types/app";

export const handle: PageHandle = { kind: "app", text: appGroups };

/** The app shell's texts are in the HTML, and loaded before hydration (`handle.text`). */
export const loader = () => null;

export async function clientLoader() {
  await loadAppText();
  return null;
}

/** For a screen whose guard has not run yet, the same for everybody. */
export { AppShell as HydrateFallback } from "#web/features/app-shell/app-shell.tsx";

const AskLocation = lazy(async () => {
  await afterFirstView();
  return import("./app/ask-location.tsx");
});

/** With its texts, for a person with a draft. */
const OpenAsk = lazyPart(async () => {
  const [ask] = await Promise.all([import("#web/features/relations/open-ask.tsx"), loadPageText(["relations"])]);
  return ask;
});

/** They depend on this tab's storage, so the server renders none. */
const Overlays = () => useHydrated() && <Questions />;

/** Overlays that ask something (R2.11), one at a time: the draft, a student's phone on any page, the place on the dashboards. */
function Questions() {
  const { data: user } = useQuery({ ...meQuery, enabled: false });
  const analytics = usePageFrame()?.analytics;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [hasDraft, setHasDraft] = useState(() => Boolean(readDraft()?.teacher));
  const forgetDraft = useCallback(() => setHasDraft(false), []);
  const mayAsk = can(user?.role, "teachers.ask");
  if (user && mayAsk && (hasDraft || params.has("contact")))
    return (
      <PartBoundary>
        <OpenAsk key={String(hasDraft)} user={user} onDone={forgetDraft} />
      </PartBoundary>
    );
  const member = memberRoles.find((role) => role === user?.role);
  const isFirst = onboardingDue.isSet() || firstVisit.isSet() || params.get("tab") === onboardingTab;
  const asksPlace = member !== undefined && pathname === dashboardOf(member) && !isFirst && !locationDetected.isSet();
  return (
    <>
      <PhoneCheck user={user} />
      {mayAsk && analytics !== undefined && (
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

/** Live updates; optional, a failure is ignored. */
function News({ role }: { role: Role }) {
  const member = memberRoles.find((one) => one === role);
  if (member === undefined) return null;
  return (
    <PartBoundary silent>
      <LiveNotifications role={member} />
    </PartBoundary>
  );
}

/** Fills the cache with the server's data before the first render. On the server each page has its own client. */
function useAnswers(): QueryClient {
  const first = useFirstView();
  const [client] = useState(() => {
    const own = import.meta.env.SSR ? createQueryClient() : queryClient;
    if (first !== null) adoptAnswers(own, first.answers);
    return own;
  });

  useEffect(() => {
    const token = readToken();
    if (first !== null && token !== null) rememberSession(token, first.user);
  }, [first]);
  return client;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={useAnswers()}>
      <AppLayout above={<DemoLine />} languages={<LanguageSwitcher />} news={(role) => <News role={role} />}>
        {children}
      </AppLayout>
      <Overlays />
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
