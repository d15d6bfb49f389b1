/** Actions on a contact message (R11.1): answer by mail, close, reopen. */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import { messageReference } from "#server/contact/message-reference.ts";
import type { Tx } from "#server/db/client.ts";
import { contactAnswers, contactMessages } from "#server/db/schema/admin.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { Refusal } from "#server/refusal.ts";

type Message = typeof contactMessages.$inferSelect;

const snapshot = ({ handledAt, handledBy }: Message) => ({ handledAt, handledBy });

async function lockMessage(tx: Tx, id: string): Promise<Message> {
  const [found] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

/** An answer also closes the message; the first officer who closed it stays named. */
export async function answerContactMessage(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const found = await lockMessage(tx, id);
  await tx.insert(contactAnswers).values({ messageId: id, adminId: by.adminId, answer });
  const [done = found] = await tx
    .update(contactMessages)
    .set({ handledAt: sql`now()`, handledBy: by.adminId })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.handledAt)))
    .returning();
  await recordAct(tx, {
    by,
    act: "answer_letter",
    subjectId: id,
    before: snapshot(found),
    after: snapshot(done),
  });
  await queueMail(tx, jobs, {
    kind: "contact_answer",
    to: { name: "", address: found.email },
    role: "student",
    language: found.language,
    params: { reference: messageReference(id), answer },
  });
}

export async function closeContactMessage(tx: Tx, by: Officer, id: string): Promise<void> {
  const found = await lockMessage(tx, id);
  if (found.handledAt !== null) throw await alreadyDecided(tx, { adminId: found.handledBy, at: found.handledAt });
  const [done = found] = await tx
    .update(contactMessages)
    .set({ handledAt: sql`now()`, handledBy: by.adminId })
    .where(eq(contactMessages.id, id))
    .returning();
  await recordAct(tx, {
    by,
    act: "finish_letter",
    subjectId: id,
    before: snapshot(found),
    after: snapshot(done),
  });
}

export async function reopenContactMessage(tx: Tx, by: Officer, id: string): Promise<void> {
  const found = await lockMessage(tx, id);
  const [open] = await tx
    .update(contactMessages)
    .set({ handledAt: null, handledBy: null })
    .where(and(eq(contactMessages.id, id), isNotNull(contactMessages.handledAt)))
    .returning();
  if (open === undefined) throw new Refusal("conflict");
  await recordAct(tx, { by, act: "reopen_letter", subjectId: id, before: snapshot(found), after: snapshot(open) });
}
