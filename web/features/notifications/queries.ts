/** What the bell asks for: a page of the list, and how many are unread. */

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { studentBell, teacherBell } from "#contract/notifications.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { callList } from "#web/api/call-list.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { listNotifications, type ShownNotification } from "./normalise-notification.ts";

export const bells = { student: studentBell, teacher: teacherBell } as const;

export type NotificationPage = { items: ShownNotification[]; total: number; pages: number; unread: number };

export function notificationsQuery(role: MemberRole, page: number) {
  return queryOptions({
    queryKey: [...keys.notificationLists, page],
    queryFn: async ({ signal, client }): Promise<NotificationPage> => {
      const found = await callList(bells[role].list, { query: { page: String(page) } }, { signal });
      client.setQueryData(keys.unread, found.unread);
      return { ...found, items: listNotifications(found.items) };
    },
    ...dashboardList,
  });
}

/** The live stream says the number first; this is asked when something has changed since. */
export function unreadQuery(role: MemberRole) {
  return queryOptions({
    queryKey: keys.unread,
    queryFn: async ({ signal }) => (await callList(bells[role].list, { query: { limit: "1" } }, { signal })).unread,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function setUnread(client: QueryClient, unread: number): void {
  client.setQueryData(keys.unread, unread);
}

export function askAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.notifications });
}

/** Changes what is kept before the server has answered; gives the way back. */
export async function changeKept(client: QueryClient, change: (page: NotificationPage) => NotificationPage) {
  await client.cancelQueries({ queryKey: keys.notifications });
  const before = client.getQueriesData<NotificationPage>({ queryKey: keys.notificationLists });
  const unreadBefore = client.getQueryData<number>(keys.unread);
  client.setQueriesData<NotificationPage>({ queryKey: keys.notificationLists }, (page) => page && change(page));
  const [, changed] = client.getQueriesData<NotificationPage>({ queryKey: keys.notificationLists })[0] ?? [];
  if (changed !== undefined) client.setQueryData(keys.unread, changed.unread);
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
    client.setQueryData(keys.unread, unreadBefore);
  };
}
