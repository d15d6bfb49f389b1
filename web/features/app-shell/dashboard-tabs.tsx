/**
 * The parts of a dashboard, chosen by `?tab=` in the address; the frame has the ways to them. The server draws the first; the
 * others are fetched when nobody waits, or when they are opened.
 */
import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { AfterHydration } from "#web/ui/after-hydration.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

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

type Tab = {
  id: string;
  /** The heading of all but the first, which has its own. */
  label: string;
  content: ReactNode;
  /** What it looks like while it comes; cards of a list unless said otherwise. */
  shape?: ReactNode;
};

export function DashboardTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [params] = useSearchParams();
  const open = tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
  const shape = open?.shape ?? <Loading />;

  // By its key each part is drawn anew: what is still on its way shows its shape at once.
  return (
    <PartBoundary key={open?.id} inFirstView>
      {open?.id !== overview && <h1 className="sign">{open?.label}</h1>}
      <Suspense fallback={shape}>
        {open?.id === overview ? open.content : <AfterHydration fallback={shape}>{open?.content}</AfterHydration>}
      </Suspense>
    </PartBoundary>
  );
}
