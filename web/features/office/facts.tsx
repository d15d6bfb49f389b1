/** Facts as a list of names and values; empty ones are left out. */
import type { ReactNode } from "react";

export type Fact = { label: string; words: ReactNode };

export function OfficeFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(({ words }) => words !== "" && words !== null)
        .map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  );
}
