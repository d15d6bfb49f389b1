/** Closes all that is open between a person and others, along the table of transitions; the others are told. */
import { closingActs } from "#contract/relation-states.ts";
import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { moveRelations, noticeOf } from "./change-relation.ts";
import type { Party } from "./party.ts";

/** Of whom they are told no more: who leaves for good has no name left (R4.4). */
export async function closeRelationsOf(tx: Tx, jobs: Pick<Jobs, "send">, by: Party): Promise<void> {
  const closed = [];
  for (const act of closingActs)
    for (const { id, otherId } of await moveRelations(tx, { act, by }))
      closed.push({
        to: otherId,
        kind: noticeOf[act],
        params: { relationId: id },
        about: { name: null, active: false },
      });
  // In the order of ids, as notify asks.
  closed.sort((one, other) => (one.to < other.to ? -1 : 1));
  for (const notice of closed) await notify(tx, jobs, notice);
}
