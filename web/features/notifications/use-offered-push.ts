/** Offers push notifications on this device (R13.7): once, at an idle moment, to a person with something to be notified of. */

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

/** Milliseconds: not while the person is busy. */
const calmAfter = 10_000;

const isIdle = () =>
  [...toastStore.listVisible(), ...liveStore.listVisible()].length === 0 && !document.querySelector("dialog[open]");

const canAsk = () => "Notification" in window && "PushManager" in window && Notification.permission === "default";

/** A wish (R13.2) made before this visit. */
async function hasWishSince(arrived: number): Promise<boolean> {
  // Dynamic: otherwise its imports would be preloaded in the first view of every app.
  const { ownWishesEndpoint } = await import("#contract/wishes.ts");
  return (await call(ownWishesEndpoint, {})).some(
    ({ isOver, createdAt }) => !isOver && Date.parse(createdAt) < arrived,
  );
}

/**
 * After a request, an acceptance or a wish: before that there is nothing to notify of. Not in the visit of that act,
 * which has its own message, and never beside a toast or over a dialog.
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
      // Fetched only now, for the few who get the offer.
      if (!wasUseful.current && !(await hasWishSince(arrived.current))) return;
      await loadPageText(["notifications"]);
      if (!isIdle()) return;
      pushOffered.set();
      const title = t(wasUseful.current ? "notifications:push.offer" : "notifications:push.offerWish");
      live({ title, action: { label: t("notifications:push.on"), to } });
    };
    // Without an answer or its texts it waits for another visit.
    const timer = setTimeout(() => void offer().catch(() => undefined), calmAfter);
    return () => clearTimeout(timer);
  }, [isUseful, role, t]);
}
