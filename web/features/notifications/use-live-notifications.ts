/** What arrives by itself inside the apps: a live toast, a new count, and lists that are asked anew. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { endSession } from "#web/api/session.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { live } from "#web/ui/toast.ts";
import { followNotifications } from "./follow-notifications.ts";
import { normaliseNotification } from "./normalise-notification.ts";
import { askAnew, setUnread } from "./queries.ts";

/** A person who logs out here is told so by that page first; milliseconds. */
const farewell = 5000;

/** What can have changed with a relation. */
const touched = new Set(["relations", "search", "statistics"]);

export function useLiveNotifications(): void {
  const client = useQueryClient();
  const { t } = useLanguage();

  useEffect(
    () =>
      followNotifications({
        onReady: (unread) => setUnread(client, unread),
        onNotification: (given) => {
          const told = normaliseNotification(given);
          if (told === null) return;
          const action =
            told.relatedLink === null ? undefined : { label: t("shell:actions.show"), to: told.relatedLink };
          live({ title: told.message, action });
          void askAnew(client);
          void client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[0])) });
        },
        onSignedOut: () => setTimeout(endSession, farewell),
      }),
    [client, t],
  );
}
