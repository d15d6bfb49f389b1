/** The list of the notification menu with the texts of its kinds, fetched when it is opened. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export async function loadNotificationList() {
  const [list] = await Promise.all([import("./notification-list.tsx"), loadPageText(["notifications"])]);
  return list;
}
