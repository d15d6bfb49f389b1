/** The list behind the bell with the words of its kinds, fetched when it is opened. */
import { isLanguage } from "#contract/language.ts";
import { loadText } from "#web/i18n/load-text.ts";

export async function loadNotificationList() {
  const { lang } = document.documentElement;
  const [list] = await Promise.all([
    import("./notification-list.tsx"),
    loadText(isLanguage(lang) ? lang : "en", ["notifications"]),
  ]);
  return list;
}
