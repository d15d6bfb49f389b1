/** One part of a profile under its own heading, which the completeness stepper links to. */
import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="grid gap-5 content-start min-w-0 scroll-mt-4">
      <h2 id={`${id}-title`} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Facts about a person in two columns; empty ones are left out. */
export function ProfileFacts({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
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
