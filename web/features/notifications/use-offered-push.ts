/** Offers a sign on this device (R13.7): once, in a calm moment, to who has something to hear of. */

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { can } from "#contract/permissions.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { relationCountsQuery } from "#web/features/relations/queries.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { pushOffered } from "#web/storage/choices.ts";
import { live, liveStore, toastStore } from "#web/ui/toast.ts";

/** Milliseconds: nobody is asked something while they are still at what they came for. */
const calmAfter = 10_000;

const isCalm = () =>
  [...toastStore.listVisible(), ...liveStore.listVisible()].length === 0 && !document.querySelector("dialog[open]");

const canAsk = () => "Notification" in window && "PushManager" in window && Notification.permission === "default";

/** A search that goes on by itself (R13.2) since before this visit. */
async function hasWishSince(arrived: number): Promise<boolean> {
  // Only now: what it needs would be named in the first view of every app.
  const { ownWishesEndpoint } = await import("#contract/wishes.ts");
  return (await call(ownWishesEndpoint, {})).some(
    ({ isOver, createdAt }) => !isOver && Date.parse(createdAt) < arrived,
  );
}

/**
 * After somebody was asked or said yes, or a wish was made: before that there is nothing a device could tell of. Not in the
 * visit in which that was done, which has words of its own, and never beside a toast or over a dialog.
 */
export function useOfferedPush(role: MemberRole): void {
  const { t } = useLanguage();
  const { data: counts } = useQuery(relationCountsQuery);
  const isUseful = counts && counts.sent + counts.active > 0;
  const wasUseful = useRef<boolean>(undefined);
  const arrived = useRef(Date.now());
  useEffect(() => {
    wasUseful.current ??= isUseful;
    const mayBeUseful = wasUseful.current || (wasUseful.current === false && can(role, "teachers.save"));
    if (!mayBeUseful || !canAsk() || pushOffered.isSet()) return;
    const to = `${dashboardOf(role)}?tab=notifications`;
    const offer = async () => {
      // Asked for only now, by those few who are offered something at all.
      if (!wasUseful.current && !(await hasWishSince(arrived.current))) return;
      await loadPageText(["notifications"]);
      if (!isCalm()) return;
      pushOffered.set();
      const title = t(wasUseful.current ? "notifications:push.offer" : "notifications:push.offerWish");
      live({ title, action: { label: t("notifications:push.on"), to } });
    };
    // Without an answer or its words it can wait for another visit.
    const timer = setTimeout(() => void offer().catch(() => undefined), calmAfter);
    return () => clearTimeout(timer);
  }, [isUseful, role, t]);
}
