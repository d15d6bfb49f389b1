/** Skeletons of dashboard parts: rows of people, a card, a teacher's figures. */
import { Skeleton } from "#web/ui/skeleton.tsx";

/** A heading and rows of people. */
export function LinesShape({ lines = 1 }: { lines?: number }) {
  return (
    <>
      <Skeleton className="w-1/2" />
      <div className="divided grid w-full *:not-first:mt-3 *:not-first:pt-3">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity.
          <div key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 items-center">
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

/** A heading, a short text, a button. */
export function PartShape() {
  return (
    <div className="card home-part" aria-hidden="true">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-4/5" />
      <Skeleton shape="block" className="h-11 w-40" />
    </div>
  );
}

/** Three plots side by side at their final width. */
export function FiguresShape() {
  return (
    <div className="statistics" aria-hidden="true">
      {["views", "requests", "response"].map((figure) => (
        <Skeleton key={figure} shape="block" className="h-40" />
      ))}
    </div>
  );
}
