/** Queries of the notification menu, a page of the list and the unread count, and what an act does to both. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { callList } from "#web/api/call-list.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { normaliseNotifications, type ShownNotification } from "./normalise-notification.ts";

export const notificationQueries = { student: studentNotificationKinds, teacher: teacherNotificationKinds } as const;

export type NotificationListPage = { items: ShownNotification[]; total: number; pages: number; unread: number };

export function notificationsQuery(role: MemberRole, page: number) {
  return queryOptions({
    queryKey: [...keys.notificationLists, page],
    queryFn: async ({ signal, client }): Promise<NotificationListPage> => {
      const found = await callList(notificationQueries[role].list, { query: { page: String(page) } }, { signal });
      client.setQueryData(keys.unread, found.unread);
      return { ...found, items: normaliseNotifications(found.items) };
    },
    ...dashboardList,
  });
}

/** The live stream reports the count first; this is refetched on later changes. */
export function unreadQuery(role: MemberRole) {
  return queryOptions({
    queryKey: keys.unread,
    queryFn: async ({ signal }) =>
      (await callList(notificationQueries[role].list, { query: { limit: "1" } }, { signal })).unread,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function setUnread(client: QueryClient, unread: number): void {
  client.setQueryData(keys.unread, unread);
}

export function askAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.notifications });
}

/** Changes the cache before the server has answered; returns the rollback. */
export async function changeCached(client: QueryClient, change: (page: NotificationListPage) => NotificationListPage) {
  await client.cancelQueries({ queryKey: keys.notifications });
  const before = client.getQueriesData<NotificationListPage>({ queryKey: keys.notificationLists });
  const unreadBefore = client.getQueryData<number>(keys.unread);
  client.setQueriesData<NotificationListPage>({ queryKey: keys.notificationLists }, (page) => page && change(page));
  const [, changed] = client.getQueriesData<NotificationListPage>({ queryKey: keys.notificationLists })[0] ?? [];
  if (changed !== undefined) client.setQueryData(keys.unread, changed.unread);
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
    client.setQueryData(keys.unread, unreadBefore);
  };
}

type OneAct = { act: "read"; id: string } | { act: "clear"; id: string } | { act: "pin"; id: string; pinned: boolean };
export type NotificationAct = OneAct | { act: "readAll" } | { act: "clearAll" };

/** What an act does to a page of notifications, before the server has answered. */
export function changePage(page: NotificationListPage, change: NotificationAct): NotificationListPage {
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
