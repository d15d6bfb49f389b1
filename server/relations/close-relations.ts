/** Closes a person's open relations along the table of transitions; the other sides are notified. */
import { eq } from "drizzle-orm";
import { closingActs } from "#contract/relation-states.ts";
import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notifyAll } from "#server/notifications/notify.ts";
import { moveRelations, notificationOf } from "./change-relation.ts";
import { columnOf, otherRole, type Party } from "./party.ts";

/** `name`: as shown to the other sides, null after erasure (R4.4). `otherId`: only with this person. */
type Closing = { by: Party; name: string | null; otherId?: string };

export async function closeRelations(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { by, name, otherId: other }: Closing,
): Promise<void> {
  const which = other === undefined ? undefined : eq(columnOf(otherRole(by.role)), other);
  const closed = [];
  for (const act of closingActs)
    for (const { id, otherId } of await moveRelations(tx, { act, by }, which))
      closed.push({
        to: otherId,
        kind: notificationOf[act],
        params: { relationId: id },
        about: { name, active: false },
      });
  await notifyAll(tx, jobs, closed);
}
