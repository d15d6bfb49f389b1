/** The notification menu button on documents: shows the unread count and arrivals, without React; loaded for a signed-in person only. */
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { callList } from "#web/api/call-list.ts";
import { followNotifications } from "#web/features/notifications/follow-notifications.ts";
import { normaliseNotification } from "#web/features/notifications/normalise-notification.ts";
import { showCount } from "#web/features/notifications/show-count.ts";
import { live } from "#web/ui/toast.ts";

/** Every page has both roles' buttons; the stylesheet shows one. */
const bells = () => document.querySelectorAll<HTMLElement>("[data-bell]");

function showUnread(unread: number): void {
  for (const button of bells()) {
    button.querySelector(".bell-count")?.remove();
    button.ariaLabel = button.ariaLabel?.split(":")[0] ?? null;
    if (unread === 0) continue;
    const count = document.createElement("bdi");
    count.className = "count bell-count";
    count.textContent = showCount(unread);
    button.append(count);
    button.ariaLabel += `: ${button.dataset.bell?.replace("#", String(unread))}`;
  }
}

/** Refetched rather than incremented: after a reconnect the first count already includes late arrivals. */
async function countUnread(): Promise<void> {
  const button =
    document.documentElement.dataset.signedIn === "teacher" ? teacherNotificationKinds : studentNotificationKinds;
  const found = await callList(button.list, { query: { limit: "1" } }).catch(() => null);
  if (found !== null) showUnread(found.unread);
}

export function mountNotifications(): void {
  // For the same people, and in one file with it.
  followNotifications({
    onReady: (unread) => {
      showUnread(unread);
      // The stream is connected: later arrivals are announced, not only counted.
      for (const button of bells()) button.dataset.live = "";
    },
    onNotification: (given) => {
      const notification = normaliseNotification(given);
      if (notification === null) return;
      void countUnread();
      const label = bells()[0]?.dataset.show ?? "";
      const { message, relatedLink } = notification;
      live({ title: message, action: relatedLink === null ? undefined : { label, to: relatedLink } });
    },
    // The next page that makes a call ends the session.
    onSignedOut: () => showUnread(0),
  });
}
