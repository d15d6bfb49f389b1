/** Shared by both dashboards: the shell until the reader is known, then by `?tab=` search and onboarding as whole pages, or a list. */
import type { ComponentType } from "react";
import { useSearchParams } from "react-router";
import type { User } from "#contract/me.ts";
import type { Permission } from "#contract/permissions.ts";
import type { TextKey } from "#text/keys.ts";
import { loadFirstView } from "#web/api/load-first-view.ts";
import type { AnyQuery } from "#web/api/query-client.ts";
import { AppShell } from "#web/features/app-shell/app-shell.tsx";
import { DashboardTabs, overview } from "#web/features/app-shell/dashboard-tabs.tsx";
import { guardPermission } from "#web/features/app-shell/guard-permission.ts";
import { loadNotificationList } from "#web/features/notifications/load-notification-list.ts";
import { useFirstVisit } from "#web/features/onboarding/first-visit.ts";
import { onboardingTab } from "#web/features/onboarding/use-onboarding.ts";
import { relationCountsQuery } from "#web/features/relations/queries.ts";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { partWithText } from "#web/i18n/part-with-text.ts";
import { type Page, pageContext } from "#web/page.ts";
import { type Fetched, lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Home = ComponentType<{ user: User }> & Fetched<unknown>;

type LoaderArgs = { request: Request; context: { get(context: typeof pageContext): Page } };

/** The server renders the first tab; the browser renders the others. */
export const dashboardLoader =
  (permission: Permission, Home: Home, homeQueries: readonly AnyQuery[]) =>
  async ({ context, request }: LoaderArgs) => {
    const isHome = !new URL(request.url).searchParams.has("tab");
    // Loaded before rendering: the server's HTML has all of it.
    if (isHome) await Home.fetch();
    return loadFirstView(context.get(pageContext), permission, isHome ? homeQueries : [relationCountsQuery]);
  };

export const dashboardClientLoader = (permission: Permission, text: readonly PageGroup[]) => async () => {
  const [user] = await Promise.all([guardPermission(permission), loadPageText(text)]);
  return { user };
};

/** With the account of a month, which the address opens. */
export const LessonsTab = partWithText(() => import("#web/features/lessons/lessons-tab.tsx"), ["lessons"]);
export const NotificationsTab = lazyPart(loadNotificationList);

type Tab = { id: string; label: TextKey; content: React.ReactNode };

type Dashboard = {
  title: TextKey;
  Home: Home;
  /** `?tab=find` fills the page. */
  find: { title: TextKey; Content: ComponentType };
  Onboarding: ComponentType;
  /** Besides the first tab. */
  tabs: readonly Tab[];
};

/** `user`: undefined until it is known who reads. */
export function DashboardPage({ user, ...dashboard }: Dashboard & { user: User | undefined }) {
  return user === undefined ? <AppShell /> : <Tabs {...dashboard} user={user} />;
}

function Tabs({ user, title, Home, find, Onboarding, tabs }: Dashboard & { user: User }) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const tab = params.get("tab");
  useFirstVisit();
  if (tab === "find")
    return (
      <>
        <PageHead title={t(find.title)} noindex />
        <PartBoundary fallback={<CardSkeletons label={t("shell:splash")} />}>
          <find.Content />
        </PartBoundary>
      </>
    );
  if (tab === onboardingTab)
    return (
      <PartBoundary fallback={<Skeleton shape="block" className="h-96" />}>
        <Onboarding />
      </PartBoundary>
    );
  const home = { id: overview, label: t("app:places.home"), content: <Home user={user} /> };
  return (
    <>
      <PageHead title={t(title)} noindex />
      <DashboardTabs tabs={[home, ...tabs.map(({ label, ...one }) => ({ ...one, label: t(label) }))]} />
    </>
  );
}
