/** The letters a person wrote to the operator while signed in (R10.3); they go for good (R4.4). */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { contactMessages } from "#server/db/schema/admin.ts";

export async function collect(tx: Tx, id: string) {
  const letters = await tx.query.contactMessages.findMany({
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
  return { contactMessages: letters };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.accountId, id));
}
