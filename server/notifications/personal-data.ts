/** A person's notifications, mail choices and consents (R10.3); all of it is erased (R4.4). */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { consents, notificationChoices, notifications, pushSubscriptions } from "#server/db/schema/notifications.ts";

export async function collect(tx: Tx, id: string) {
  return {
    notifications: await tx.query.notifications.findMany({
      columns: {
        id: true,
        kind: true,
        params: true,
        relatedLink: true,
        pinned: true,
        readAt: true,
        clearedAt: true,
        createdAt: true,
      },
      where: eq(notifications.accountId, id),
    }),
    notificationChoices: await tx.query.notificationChoices.findMany({
      columns: { kind: true, mail: true, push: true },
      where: eq(notificationChoices.accountId, id),
    }),
    pushSubscriptions: await tx.query.pushSubscriptions.findMany({
      columns: { id: true, createdAt: true },
      where: eq(pushSubscriptions.accountId, id),
    }),
    consents: await tx.query.consents.findMany({
      columns: { kind: true, given: true, policyVersion: true, language: true, createdAt: true },
      where: eq(consents.accountId, id),
    }),
  };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  for (const owned of [notifications, notificationChoices, pushSubscriptions, consents] as const)
    await tx.delete(owned).where(eq(owned.accountId, id));
}
