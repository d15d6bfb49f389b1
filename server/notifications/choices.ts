/** Of which kinds a person also wants mails: what they said, else the kind's own default. */
import { eq, sql } from "drizzle-orm";
import {
  type ChosenKind,
  chosenKindsFor,
  type NotificationChoice,
  notificationKinds,
} from "#contract/notifications.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { notificationChoices } from "#server/db/schema/notifications.ts";
import { readUnsubscription } from "#server/mails/unsubscribe-link.ts";
import { Refusal } from "#server/refusal.ts";

type Chooser = { id: string; role: MemberRole };

export async function readChoices(tx: Tx, { id: accountId, role }: Chooser): Promise<NotificationChoice[]> {
  const made = await tx.select().from(notificationChoices).where(eq(notificationChoices.accountId, accountId));
  const said = new Map(made.map(({ kind, mail }) => [kind, mail]));
  return chosenKindsFor(role).map((kind) => ({ kind, mail: said.get(kind) ?? notificationKinds[kind].mail }));
}

export async function saveChoices(
  tx: Tx,
  chooser: Chooser,
  choices: NotificationChoice[],
): Promise<NotificationChoice[]> {
  await writeChoices(tx, chooser.id, choices);
  return readChoices(tx, chooser);
}

async function writeChoices(tx: Tx, accountId: string, choices: NotificationChoice[]): Promise<void> {
  // Each kind once, the last word on it; always in the same order, or two saves may wait for each other.
  const said = new Map(choices.map(({ kind, mail }) => [kind, mail]));
  const rows = [...said].sort().map(([kind, mail]) => ({ accountId, kind, mail }));
  if (rows.length === 0) return;
  await tx
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.accountId, notificationChoices.kind],
      set: { mail: sql`excluded.mail` },
    });
}

/** Works as often as it is used; whoever holds the mail may stop such mails, and nothing else. */
export async function unsubscribeByToken(
  tx: Tx,
  accepted: readonly Buffer[],
  token: string,
): Promise<{ kind: ChosenKind }> {
  const meant = readUnsubscription(accepted, token);
  if (meant === null) throw new Refusal("not_found");
  const account = await tx.query.accounts.findFirst({
    columns: { id: true },
    where: (t, { eq }) => eq(t.id, meant.accountId),
  });
  if (account === undefined) throw new Refusal("not_found");
  await writeChoices(tx, meant.accountId, [{ kind: meant.kind, mail: false }]);
  return { kind: meant.kind };
}
