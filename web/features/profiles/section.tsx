/** One part of a profile under its own heading, which the completeness walk leads to. */
import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="profile-section">
      <h2 id={`${id}-title`} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
