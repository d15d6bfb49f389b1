/** What an act on notifications does to a page of them, before the server has answered. */
import type { NotificationPage } from "./queries.ts";

type OneAct = { act: "read"; id: string } | { act: "clear"; id: string } | { act: "pin"; id: string; pinned: boolean };
export type BellAct = OneAct | { act: "readAll" } | { act: "clearAll" };

export function changePage(page: NotificationPage, change: BellAct): NotificationPage {
  if (change.act === "clearAll") return { items: [], total: 0, pages: 0, unread: 0 };
  if (change.act === "readAll")
    return { ...page, unread: 0, items: page.items.map((item) => ({ ...item, read: true })) };
  const meant = page.items.find(({ id }) => id === change.id);
  if (meant === undefined) return page;
  const unread = page.unread - (meant.read || change.act === "pin" ? 0 : 1);
  if (change.act === "clear")
    return { ...page, unread, total: page.total - 1, items: page.items.filter((it) => it !== meant) };
  const changed = change.act === "pin" ? { ...meant, pinned: change.pinned } : { ...meant, read: true };
  const items = page.items.map((item) => (item === meant ? changed : item));
  // Pinned first, then newest, as the server lists them.
  items.sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.createdAt.localeCompare(a.createdAt));
  return { ...page, unread, items };
}
