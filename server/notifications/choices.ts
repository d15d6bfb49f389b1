/** Kinds that a person also wants as mail or push: their choice, else the kind's default. */
import { eq } from "drizzle-orm";
import { type ChosenKind, chosenKindsFor, notificationKinds } from "#contract/notification-kinds.ts";
import type { ChangedChoice, NotificationChoice } from "#contract/notifications.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { notificationChoices } from "#server/db/schema/notifications.ts";
import { readUnsubscription } from "#server/mails/unsubscribe-link.ts";
import { Refusal } from "#server/refusal.ts";

type Chooser = { id: string; role: MemberRole };

export async function readChoices(tx: Tx, { id: accountId, role }: Chooser): Promise<NotificationChoice[]> {
  const made = await tx.select().from(notificationChoices).where(eq(notificationChoices.accountId, accountId));
  const said = new Map(made.map((choice) => [choice.kind, choice]));
  return chosenKindsFor(role).map((kind) => ({
    kind,
    mail: said.get(kind)?.mail ?? notificationKinds[kind].mail,
    push: said.get(kind)?.push ?? true,
  }));
}

export async function saveChoices(tx: Tx, chooser: Chooser, choices: ChangedChoice[]): Promise<NotificationChoice[]> {
  await writeChoices(tx, chooser.id, choices);
  return readChoices(tx, chooser);
}

async function writeChoices(tx: Tx, accountId: string, choices: ChangedChoice[]): Promise<void> {
  // One entry a kind, the last wins; in a fixed order, or two saves may deadlock.
  const said = new Map<ChosenKind, ChangedChoice>();
  for (const choice of choices) said.set(choice.kind, { ...said.get(choice.kind), ...choice });
  for (const [, { kind, mail, push }] of [...said].sort()) {
    const changes = { ...(mail !== undefined && { mail }), ...(push !== undefined && { push }) };
    if (Object.keys(changes).length === 0) continue;
    await tx
      .insert(notificationChoices)
      .values({ accountId, kind, mail: notificationKinds[kind].mail, ...changes })
      .onConflictDoUpdate({ target: [notificationChoices.accountId, notificationChoices.kind], set: changes });
  }
}

/** Works repeatedly; whoever has the mail may stop such mails, and nothing else. */
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
