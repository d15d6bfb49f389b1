/** Tells the other side what became of a lesson: ids and its start, from which the words are made when it is read. */
import type { NotificationKind } from "#contract/notifications.ts";
import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { type Actor, otherOf, type Pair } from "./pair.ts";

type Told = Pair & { id: string; startsAt: Date };

export async function tellOther(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { kind, by, lesson, mailLink }: { kind: NotificationKind; by: Actor; lesson: Told; mailLink?: string },
): Promise<void> {
  await notify(tx, jobs, {
    to: otherOf(by, lesson),
    kind,
    params: paramsOf(lesson),
    about: { name: by.name, active: true },
    ...(mailLink !== undefined && { mailLink }),
  });
}

export const paramsOf = ({ relationId, id, startsAt }: Told) => ({
  relationId,
  lessonId: id,
  startsAt: startsAt.toISOString(),
});
