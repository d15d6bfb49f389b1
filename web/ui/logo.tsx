/** The mark: a milestone with a painted letter, and the name beside it. */
import { Link } from "react-router";

/** The letter Na, drawn after Yatra One (OFL), so that the mark needs no font. */
const letter =
  "M29.1 46.0L29.1 36.1L24.0 36.1Q25.5 38.4 24.9 40.0Q24.2 41.6 22.7 42.4Q21.2 43.1 20.4 42.5Q16.5 39.2 16.3 39.0Q14.9 37.7 15.2 35.6Q15.5 33.6 17.2 33.1Q17.3 33.0 29.1 33.1L29.1 29.3L12.5 29.3L12.5 26.2L35.5 26.2L35.5 29.3L33.0 29.3L33.0 47.8L29.1 46.0ZM21.6 36.0Q18.5 36.0 18.1 37.4Q17.9 38.4 18.9 39.2Q20.0 40.2 21.0 39.6Q22.3 38.9 22.2 36.0L21.6 36.0Z";

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
