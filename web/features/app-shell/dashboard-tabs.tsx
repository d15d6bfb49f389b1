/**
 * The parts of a dashboard, chosen by `?tab=`; the app shell has their links. The server renders the first; the
 * others are fetched when idle, or when they are opened.
 */
import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { AfterHydration } from "#web/ui/after-hydration.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** The part shown without a tab in the address. */
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

type Tab = {
  id: string;
  /** The heading of all but the first, which has its own. */
  label: string;
  content: ReactNode;
  /** Its skeleton; cards of a list by default. */
  shape?: ReactNode;
};

export function DashboardTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [params] = useSearchParams();
  const open = tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
  const shape = open?.shape ?? <Loading />;

  // The key remounts each part: one that is loading shows its skeleton at once.
  return (
    <PartBoundary key={open?.id} inFirstView>
      {open?.id !== overview && <h1 className="sign">{open?.label}</h1>}
      <Suspense fallback={shape}>
        {open?.id === overview ? open.content : <AfterHydration fallback={shape}>{open?.content}</AfterHydration>}
      </Suspense>
    </PartBoundary>
  );
}
