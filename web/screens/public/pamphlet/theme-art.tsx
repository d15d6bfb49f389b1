/** One drawing per theme, of a few lines in the colours of its page. */
import type { ReactNode } from "react";
import type { PamphletTheme } from "./choice.ts";

const drawings: Record<PamphletTheme, ReactNode> = {
  milestone: (
    <>
      <path d="M0 92q80-14 160-8t160-6v42H0z" fill="var(--flyer-soft)" />
      <path d="M128 120q20-20 66-34l18 4q-34 14-44 30z" fill="var(--flyer-line)" opacity=".25" />
      <path d="M58 100V52a26 26 0 0 1 52 0v48z" fill="var(--stone)" stroke="var(--stone-edge)" strokeWidth="3" />
      <path d="M59.500 52a24.500 24.500 0 0 1 49 0z" fill="var(--marigold)" />
      <path d="M76 66l9-6v32" fill="none" stroke="var(--on-stone)" strokeWidth="6" />
      <path d="M232 88V58l24-20 24 20v30z" fill="var(--stone)" stroke="var(--stone-edge)" strokeWidth="3" />
      <path d="M249 88V68h14v20" fill="var(--marigold)" stroke="var(--stone-edge)" strokeWidth="3" />
    </>
  ),
  blackboard: (
    <>
      <rect x="40" y="8" width="240" height="96" rx="6" fill="none" stroke="var(--marigold)" strokeWidth="5" />
      <g fill="none" stroke="var(--flyer-line)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M68 84V34l62 50zM68 72h12v12" />
        <path d="M160 40h52m-52 20h88m-88 20h64" strokeDasharray="18 7" />
        <path d="M240 36l8 8 14-18" />
      </g>
      <path d="M58 112h40m16 0h18" stroke="var(--flyer-line)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  exams: (
    <>
      <path d="M70 6h96l24 24v84H70z" fill="var(--stone)" stroke="var(--stone-edge)" strokeWidth="3" />
      <path d="M166 6v24h24" fill="none" stroke="var(--stone-edge)" strokeWidth="3" />
      <path d="M112 44h58m-58 24h58m-58 24h40" stroke="var(--on-stone)" strokeWidth="4" opacity=".55" />
      <path
        d="M84 43l6 6 10-12m-16 30 6 6 10-12m-16 30 6 6 10-12"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="4.500"
      />
      <circle cx="236" cy="64" r="36" fill="var(--stone)" stroke="var(--brick)" strokeWidth="5" />
      <path d="M236 42v24l16 10" fill="none" stroke="var(--on-stone)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  early: (
    <>
      <path d="M236 6l40 34-26 44-44-34z" fill="var(--brick)" stroke="var(--stone-edge)" strokeWidth="3" />
      <path d="M236 6l14 78M206 50l70-10" stroke="var(--stone-edge)" strokeWidth="2.500" />
      <path d="M250 84q-14 10-2 18t-10 16" fill="none" stroke="var(--stone-edge)" strokeWidth="3" />
      <g stroke="var(--stone-edge)" strokeWidth="3">
        <rect x="40" y="68" width="44" height="44" rx="5" fill="var(--marigold)" />
        <rect x="92" y="68" width="44" height="44" rx="5" fill="var(--stone)" />
        <rect x="66" y="20" width="44" height="44" rx="5" fill="var(--leaf)" />
      </g>
      <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M57 84l6-4v22" stroke="var(--on-marigold)" />
        <path d="M106 85q3-6 9-4 7 4 1 11l-10 10h16" stroke="var(--on-stone)" />
        <path d="M81 31h14l-8 9q9 0 8 8-3 7-14 4" stroke="var(--on-leaf)" />
      </g>
    </>
  ),
  evening: (
    <>
      <path d="M262 14a26 26 0 1 0 22 42 22 22 0 0 1-22-42z" fill="var(--marigold)" />
      <path d="M36 106h248" stroke="var(--flyer-line)" strokeWidth="5" strokeLinecap="round" />
      <path d="M72 104V56l28-26" fill="none" stroke="var(--flyer-line)" strokeWidth="5" strokeLinecap="round" />
      <path d="M92 22l26 28-34 14z" fill="var(--marigold)" />
      <path d="M88 66l36-16 42 54H84z" fill="var(--marigold)" opacity=".25" />
      <path d="M150 104q22-14 44 0 22-14 44 0V78q-22-12-44 0-22-12-44 0z" fill="var(--stone)" />
      <path d="M194 78v26" stroke="var(--on-stone)" strokeWidth="3" />
    </>
  ),
  online: (
    <>
      <rect
        x="66"
        y="6"
        width="148"
        height="92"
        rx="8"
        fill="var(--stone)"
        stroke="var(--stone-edge)"
        strokeWidth="4"
      />
      <path d="M112 114h56m-28-16v16" stroke="var(--stone-edge)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="140" cy="42" r="15" fill="var(--marigold)" stroke="var(--stone-edge)" strokeWidth="3" />
      <path d="M108 88q4-26 32-26t32 26z" fill="var(--leaf)" stroke="var(--stone-edge)" strokeWidth="3" />
      <rect
        x="228"
        y="42"
        width="40"
        height="72"
        rx="7"
        fill="var(--stone)"
        stroke="var(--stone-edge)"
        strokeWidth="4"
      />
      <circle cx="248" cy="68" r="8" fill="var(--brick)" />
      <path d="M235 94q2-14 13-14t13 14z" fill="var(--marigold)" />
    </>
  ),
};

export function ThemeArt({ theme }: { theme: PamphletTheme }) {
  return (
    <svg className="flex-[1_1_0] w-full min-h-[6em] max-h-[13em]" viewBox="0 0 320 120" aria-hidden="true">
      {drawings[theme]}
    </svg>
  );
}
