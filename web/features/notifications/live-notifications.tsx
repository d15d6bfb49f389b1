/** What arrives by itself inside the apps: a live toast, a new count, and lists that are asked anew. Draws nothing. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MemberRole } from "#contract/vocabulary.ts";
import { relationsChangedElsewhere } from "#web/api/relation-changed.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { relationCountsQuery } from "#web/features/relations/queries.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { pushOffered } from "#web/memory/choices.ts";
import { endSession } from "#web/memory/forget-session.ts";
import { live, liveStore, toastStore } from "#web/ui/toast.ts";
import { followNotifications } from "./follow-notifications.ts";
import { normaliseNotification } from "./normalise-notification.ts";
import { askAnew, setUnread, unreadQuery } from "./queries.ts";

/** A person who logs out here is told so by that page first; milliseconds. */
const farewell = 5000;

export default function LiveNotifications({ role }: { role: MemberRole }) {
  const client = useQueryClient();
  const { t } = useLanguage();
  // The stream brings the first number; this asks for the later ones.
  useQuery({ ...unreadQuery(role), initialData: 0 });

  useEffect(() => {
    let isFirst = true;
    return followNotifications({
      onReady: (unread) => {
        setUnread(client, unread);
        // What came between the first answers and the open line; later gaps are filled by the stream itself.
        if (isFirst) void relationsChangedElsewhere(client);
        isFirst = false;
      },
      onNotification: (given) => {
        const told = normaliseNotification(given);
        if (told === null) return;
        const action = told.relatedLink === null ? undefined : { label: t("shell:actions.show"), to: told.relatedLink };
        live({ title: told.message, action });
        void askAnew(client);
        void relationsChangedElsewhere(client);
      },
      onSignedOut: () => setTimeout(endSession, farewell),
    });
  }, [client, t]);
  useEffect(() => {
    // What was kept before signing in is joined with what the account keeps (R13.6); hearts wait for nothing.
    if (role === "student")
      import("#web/api/keep-shortlist.ts").then(({ joinOnce }) => joinOnce()).catch(() => undefined);
  }, [role]);
  useOfferedPush(role);
  return null;
}

/** Milliseconds: nobody is asked something while they are still at what they came for. */
const calmAfter = 10_000;

const isCalm = () =>
  [...toastStore.listVisible(), ...liveStore.listVisible()].length === 0 && !document.querySelector("dialog[open]");

/**
 * Once, after somebody was asked or said yes: before that there is nothing a device could tell of (R13.7). Not in the visit
 * in which that was done, which has words of its own, and never beside a toast or over a dialog.
 */
function useOfferedPush(role: MemberRole): void {
  const { t } = useLanguage();
  const { data: counts } = useQuery(relationCountsQuery);
  const isUseful = counts && counts.sent + counts.active > 0;
  const wasUseful = useRef<boolean>(undefined);
  useEffect(() => {
    wasUseful.current ??= isUseful;
    const canAsk = "Notification" in window && "PushManager" in window && Notification.permission === "default";
    if (!wasUseful.current || !canAsk || pushOffered.isSet()) return;
    const to = `${dashboardOf(role)}?tab=notifications`;
    const offer = () => {
      if (!isCalm()) return;
      pushOffered.set();
      live({ title: t("notifications:push.offer"), action: { label: t("notifications:push.on"), to } });
    };
    // Without its words it can wait for another visit.
    const timer = setTimeout(() => void loadPageText(["notifications"]).then(offer, () => undefined), calmAfter);
    return () => clearTimeout(timer);
  }, [isUseful, role, t]);
}
