/** The parts of a dashboard, chosen by `?tab=` in the address; all but the first are fetched when they are opened. */
import { type ReactNode, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { type Tab, Tabs } from "#web/ui/tabs.tsx";

/** What the address without a tab shows. */
export const overview = "overview";

function Loading() {
  const { t } = useLanguage();
  return (
    <SkeletonGroup label={t("relations:loading")} className="grid gap-4">
      <Skeleton shape="block" className="h-40" />
      <Skeleton shape="block" className="h-40" />
    </SkeletonGroup>
  );
}

type DashboardTabsProps = { tabs: readonly { id: string; label: string; content: ReactNode }[] };

export function DashboardTabs({ tabs }: DashboardTabsProps) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown: Tab[] = tabs.map((tab) => ({
    ...tab,
    content: (
      <>
        {tab.id !== overview && <h1 className="sr-only">{tab.label}</h1>}
        <Suspense fallback={<Loading />}>{tab.content}</Suspense>
      </>
    ),
  }));
  return (
    <div className="dashboard-tabs">
      <Tabs
        label={t("relations:tabs.label")}
        tabs={shown}
        selected={params.get("tab") ?? overview}
        onSelect={(id) => void navigate(id === overview ? "?" : `?tab=${id}`, { preventScrollReset: true })}
      />
    </div>
  );
}
