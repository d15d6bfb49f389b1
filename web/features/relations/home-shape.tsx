/** The home of a dashboard in the shape it will have: who is there, what waits, what stands beside it, and a teacher's figures. */
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** A heading and some people, a line each. */
export function LinesShape({ lines = 1 }: { lines?: number }) {
  return (
    <>
      <Skeleton className="w-1/2" />
      <div className="relation-lines">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have nothing else to be told apart by.
          <div key={index} className="relation-line">
            <Skeleton shape="circle" className="h-12 w-12" />
            <div>
              <Skeleton className="w-2/5" />
              <Skeleton className="w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** A heading, a few words, a button. */
export function PartShape() {
  return (
    <div className="card home-part" aria-hidden="true">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-4/5" />
      <Skeleton shape="block" className="h-11 w-40" />
    </div>
  );
}

/** Three plots side by side, as wide as they will be. */
export function FiguresShape() {
  return (
    <div className="statistics" aria-hidden="true">
      {["views", "requests", "response"].map((figure) => (
        <Skeleton key={figure} shape="block" className="h-40" />
      ))}
    </div>
  );
}

/** `children`: the heading, where it is known already. */
export function HomeShape({ figures = false, children }: { figures?: boolean; children?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <SkeletonGroup label={t("relations:loading")} className="home-page">
      <div className="greeting">
        <Skeleton shape="circle" className="h-12 w-12" />
        {children ?? <Skeleton shape="block" className="h-8 w-3/5" />}
      </div>
      <div className="home">
        <div className="home-main">
          <div className="card home-part">
            <LinesShape lines={2} />
          </div>
          <PartShape />
        </div>
        <div className="home-side">
          <PartShape />
        </div>
      </div>
      {figures && <FiguresShape />}
    </SkeletonGroup>
  );
}
