/** The confirmation dialog (R7.14): opens when a call needs it, and the call continues. */

import { useEffect, useState } from "react";
import { askOwnerBy } from "#web/api/confirming.ts";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

const ConfirmQuestion = lazyPart(async () => {
  const [{ ConfirmQuestion }] = await Promise.all([import("./confirm-question.tsx"), loadPageText(["accounts"])]);
  return { default: ConfirmQuestion };
});

type Waiting = { end: (confirmed: boolean) => void };

export function ConfirmOwner() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => askOwnerBy(() => new Promise((end) => setWaiting({ end }))), []);
  if (waiting === null) return null;
  const end = (confirmed: boolean) => {
    setWaiting(null);
    waiting.end(confirmed);
  };
  return (
    <PartBoundary>
      <ConfirmQuestion onEnd={end} />
    </PartBoundary>
  );
}
