/** Nothing here yet: a stone with nothing written on it, what to do next, and the way to do it. */
import type { ReactNode } from "react";

function BlankStone() {
  return (
    <svg viewBox="0 0 144 104" aria-hidden="true">
      <ellipse cx="72" cy="94" rx="66" ry="7" fill="var(--wash)" />
      <path d="M44 92V48a28 28 0 0 1 56 0v44z" fill="var(--stone)" />
      <path d="M44 48a28 28 0 0 1 56 0z" fill="var(--marigold)" />
      <path d="M44 92V48a28 28 0 0 1 56 0v44" fill="none" stroke="var(--stone-edge)" strokeWidth="2.5" />
      <path d="M84 62l6-3m-36 22 5 3m28-10 4 1" stroke="var(--line)" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="none" stroke="var(--leaf)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M36 93q-1-8-6-11m6 11q1-9 5-13m-5 13q-7-4-11-3" />
        <path d="M106 93q0-7 5-11m-5 11q-1-7-4-10m4 10q6-4 10-4" />
      </g>
      <path d="M12 93.5h120" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; heading?: "h1" | "h2" | "h3" };

export function EmptyState({ title, children, action, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="empty">
      <BlankStone />
      <Heading className="text-lg font-bold">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
