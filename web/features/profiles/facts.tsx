/** Facts about a person in two columns; what is not said is left out. */
import type { ReactNode } from "react";

export function Facts({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, fact]) => fact !== null && fact !== "" && fact !== false)
        .map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
