/** Decides on a document for whoever may run commands on the server (R4.3), and says in a sentence what came of it. */
import { and, asc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Db } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { SetupError } from "#server/settings.ts";
import { type Decision, decideDocument } from "./decide-document.ts";

type Order = {
  id: string;
  /** E-mail of the administrator in whose name it is decided. */
  by: string | undefined;
  decision: Decision;
};

async function findAdmin(db: Db, email: string | undefined): Promise<string> {
  const named = email === undefined ? undefined : eq(accounts.email, email);
  const [admin] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, "admin"), isHere(accounts), named))
    .orderBy(asc(accounts.createdAt))
    .limit(1);
  if (admin !== undefined) return admin.id;
  throw new SetupError(
    email === undefined ? "There is no administrator yet: make one first." : `${email} is no administrator.`,
  );
}

export async function decideByCommand(db: Db, { id, by, decision }: Order): Promise<string> {
  if (!z.safeParse(z.uuid(), id).success) throw new SetupError(`"${id}" is not the id of a document.`);
  const adminId = await findAdmin(db, by);
  const decided = await db
    .transaction((tx) => decideDocument(tx, adminId, id, decision))
    .catch((error) => {
      throw error instanceof Refusal ? new SetupError(`There is no document ${id}.`) : error;
    });
  const { name, type, teacher, teacherVerified } = decided;
  const word = decision.verified ? "verified" : "rejected";
  return `"${name}" (${type}) of ${teacher} is ${word}. ${teacher} is ${teacherVerified ? "" : "not "}verified.`;
}
