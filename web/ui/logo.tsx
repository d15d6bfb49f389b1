/** The logo: a milestone with a painted letter, and the name beside it. */
import { Link } from "./link.tsx";

/** The letter Na, drawn after Yatra One (OFL), so that the logo needs no font. */
const letter =
  "M29.1 46v-9.9h-5.1q1.5 2.3.9 3.9q-.7 1.6-2.2 2.4q-1.5.7-2.3.1q-3.9-3.3-4.1-3.5q-1.4-1.3-1.1-3.4q.3-2 2-2.5q.1-.1 11.9 0v-3.8h-16.6v-3.1h23v3.1h-2.5v18.5zM21.6 36q-3.1 0-3.5 1.4q-.2 1 .8 1.8q1.1 1 2.1.4q1.3-.7 1.2-3.6z";

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 56" className={className} aria-hidden="true">
      <path d="M4 52V23a20 20 0 0 1 40 0v29z" fill="var(--stone)" />
      <path d="M4 23a20 20 0 0 1 40 0z" fill="var(--marigold)" />
      <path d="M4 52V23a20 20 0 0 1 40 0v29z" fill="none" stroke="var(--stone-edge)" strokeWidth="2.5" />
      <path d="M1 51h46v4H1z" fill="var(--stone-edge)" />
      <path d={letter} fill="var(--on-stone)" />
    </svg>
  );
}

export function Logo({ name, to = "/" }: { name: string; to?: string }) {
  return (
    <Link to={to} reloadDocument className="logo">
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
