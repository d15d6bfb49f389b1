/** Live updates inside the apps: a toast, a new count, and refetched lists. Renders nothing. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { can } from "#contract/permissions.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { relationsChangedElsewhere } from "#web/api/relation-changed.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { signOutBrowser } from "#web/storage/forget-session.ts";
import { live } from "#web/ui/toast.ts";
import { followNotifications } from "./follow-notifications.ts";
import { normaliseNotification } from "./normalise-notification.ts";
import { askAnew, setUnread, unreadQuery } from "./queries.ts";
import { useOfferedPush } from "./use-offered-push.ts";

/** On log out here the page itself reports it first; milliseconds. */
const farewell = 5000;

export default function LiveNotifications({ role }: { role: MemberRole }) {
  const client = useQueryClient();
  const { t } = useLanguage();
  // The stream brings the first count; this refetches later ones.
  useQuery({ ...unreadQuery(role), initialData: 0 });

  useEffect(() => {
    let isFirst = true;
    return followNotifications({
      onReady: (unread) => {
        setUnread(client, unread);
        // Covers arrivals between the first answers and the connection; the stream itself fills later gaps.
        if (isFirst) void relationsChangedElsewhere(client);
        isFirst = false;
      },
      onNotification: (given) => {
        const notification = normaliseNotification(given);
        if (notification === null) return;
        const action =
          notification.relatedLink === null
            ? undefined
            : { label: t("shell:actions.show"), to: notification.relatedLink };
        live({ title: notification.message, action });
        void askAnew(client);
        void relationsChangedElsewhere(client);
      },
      onSignedOut: () => setTimeout(signOutBrowser, farewell),
    });
  }, [client, t]);
  useEffect(() => {
    // Merges the shortlist from before signing in with the account's (R13.6), in the background.
    if (can(role, "teachers.save"))
      import("#web/api/save-shortlist.ts").then(({ joinOnce }) => joinOnce()).catch(() => undefined);
  }, [role]);
  useOfferedPush(role);
  return null;
}
