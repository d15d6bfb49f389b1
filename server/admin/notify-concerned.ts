/** Notifies the person whom a verdict concerns (R11.5): on their page, and by a mail in their language that cannot be switched off. */
import { eq } from "drizzle-orm";
import type { AdverseAct } from "#contract/office/acts.ts";
import type { Language, Role } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import type { MailOrder } from "#server/mails/kinds.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";

export type Mailing = Pick<Jobs, "send">;

type Addressed = { to: { name: string; address: string }; role: Role; language: Language };

type Concern = {
  concernedId: string;
  kind: "verdict" | "verdict_undone" | "appeal_refused";
  act: AdverseAct;
  verdictId: string;
  /** Where the notification leads, when not to the person's page. */
  link?: string | undefined;
  /** Who else is notified in the same transaction. */
  others?: readonly NewNotification[] | undefined;
  letter: (addressed: Addressed) => MailOrder;
};

/** Suspended and departed people get the mail too: it is their matter. Erased people have no address. */
export async function notifyConcerned(tx: Tx, jobs: Mailing, concern: Concern): Promise<void> {
  const { concernedId, kind, act, verdictId, link, others = [], letter } = concern;
  const [person] = await tx.select().from(accounts).where(eq(accounts.id, concernedId));
  if (person === undefined || person.erasedAt !== null) return notifyAll(tx, jobs, others);
  const own = { to: concernedId, kind, params: { verdictId, act }, ...(link && { link }) };
  await notifyAll(tx, jobs, [own, ...others]);
  const { name, email, role, language, emailVerifiedAt } = person;
  if (email === null || emailVerifiedAt === null) return;
  await queueMail(tx, jobs, letter({ to: { name, address: email }, role, language }));
}
