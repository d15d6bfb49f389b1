/** The contact messages a person sent while signed in (R10.3); erased with the person (R4.4). */
import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { contactAnswers, contactMessages } from "#server/db/schema/admin.ts";

export async function collect(tx: Tx, id: string) {
  const messages = await tx.query.contactMessages.findMany({
    columns: {
      id: true,
      fullName: true,
      email: true,
      phone: true,
      subject: true,
      message: true,
      language: true,
      handledAt: true,
      createdAt: true,
    },
    where: eq(contactMessages.accountId, id),
  });
  const ids = messages.map((message) => message.id);
  const answers = await tx
    .select({ messageId: contactAnswers.messageId, answer: contactAnswers.answer, createdAt: contactAnswers.createdAt })
    .from(contactAnswers)
    .where(inArray(contactAnswers.messageId, ids))
    .orderBy(asc(contactAnswers.createdAt));
  const answersTo = (id: string) =>
    answers.filter(({ messageId }) => messageId === id).map(({ answer, createdAt }) => ({ answer, createdAt }));
  return { contactMessages: messages.map((message) => ({ ...message, answers: answersTo(message.id) })) };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.accountId, id));
}
