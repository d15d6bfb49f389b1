/** Shown instead of content: nothing here yet (a blank milestone), an error, or no network; with the next step and its button. */
import type { ReactNode } from "react";

function BlankMilestone() {
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

/** Fallen and cracked: our mistake must not look like an empty list. */
function BrokenMilestone() {
  return (
    <svg viewBox="0 0 144 104" aria-hidden="true">
      <ellipse cx="72" cy="94" rx="66" ry="7" fill="var(--brick-wash)" />
      <g transform="rotate(-24 72 92)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M44 92V48a28 28 0 0 1 56 0v44z" fill="var(--stone)" />
        <path d="M44 48a28 28 0 0 1 56 0z" fill="var(--brick)" />
        <path d="M44 92V48a28 28 0 0 1 56 0v44z" fill="none" stroke="var(--stone-edge)" />
        <path d="M76 21l-8 17 9 10-10 13 7 11-5 20" fill="none" stroke="var(--stone-edge)" />
      </g>
      <path d="M12 93.5h120" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** A cut wire. */
function OfflineMilestone() {
  return (
    <svg viewBox="0 0 144 104" aria-hidden="true">
      <ellipse cx="72" cy="94" rx="66" ry="7" fill="var(--wash)" />
      <path d="M50 92V56a22 22 0 0 1 44 0v36z" fill="var(--wash)" stroke="var(--edge)" strokeWidth="2.5" />
      <g fill="none" stroke="var(--slate)" strokeWidth="4" strokeLinecap="round">
        <path d="M60 66a17 17 0 0 1 24 0M66 74a8.5 8.5 0 0 1 12 0M72 82v.1" />
        <path d="M58 60l28 26" stroke="var(--brick)" />
      </g>
      <path d="M12 93.5h120" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

const pictures = { empty: BlankMilestone, broken: BrokenMilestone, offline: OfflineMilestone };

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  picture?: keyof typeof pictures;
};

export function EmptyState({ title, children, action, heading: Heading = "h2", picture = "empty" }: EmptyStateProps) {
  const Picture = pictures[picture];
  return (
    <div className="empty">
      <Picture />
      <Heading className="text-lg font-bold">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
