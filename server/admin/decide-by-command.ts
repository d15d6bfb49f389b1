/** Decides a document for whoever may run commands on the server (R4.3), as the office does, and reports the result in a sentence. */
import { and, asc, eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { rolesWith } from "#contract/permissions.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { SetupError } from "#server/settings/settings.ts";
import { rejectDocument } from "./acts/reject-document.ts";
import { reopenDocument } from "./acts/reopen-document.ts";
import { verifyDocument } from "./acts/verify-document.ts";
import { readOfficeDocument } from "./list-documents.ts";
import type { Mailing } from "./notify-concerned.ts";
import type { Officer } from "./write-audit.ts";

type Decision = { verb: "verify" } | { verb: "reject" | "reopen"; reason: string };

export type DocumentCommand = {
  id: string;
  /** E-mail of the admin or verifier in whose name it is decided. */
  by: string | undefined;
  decision: Decision;
};

async function findAdmin(db: Db, email: string | undefined): Promise<string> {
  const named = email === undefined ? undefined : eq(accounts.email, email);
  const [admin] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.role, [...rolesWith("documents.decide")]), isHere(accounts), named))
    .orderBy(asc(accounts.createdAt))
    .limit(1);
  if (admin !== undefined) return admin.id;
  throw new SetupError(
    email === undefined ? "There is no administrator yet: make one first." : `${email} does not decide on documents.`,
  );
}

function decide(tx: Tx, jobs: Mailing, by: Officer, { id, decision }: DocumentCommand): Promise<void> {
  if (decision.verb === "verify") return verifyDocument(tx, jobs, by, id);
  const reasoned = { id, reason: decision.reason, rule: "other" } as const;
  return decision.verb === "reject" ? rejectDocument(tx, jobs, by, reasoned) : reopenDocument(tx, jobs, by, reasoned);
}

function explain(error: unknown, id: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const { by = "somebody", at = "" } = error.details;
  if (error.code === "already_decided") return new SetupError(`${by} has decided on it, ${at}: reopen it first.`);
  return new SetupError(error.code === "conflict" ? "It waits already." : `There is no document ${id}.`);
}

const outcomes = { waiting: "waits again", verified: "is verified", rejected: "is rejected" } as const;

export async function decideByCommand(db: Db, jobs: Mailing, order: DocumentCommand): Promise<string> {
  const { id, by } = order;
  if (!z.safeParse(z.uuid(), id).success) throw new SetupError(`"${id}" is not the id of a document.`);
  const officer = { adminId: await findAdmin(db, by), address: null, confirmed: true };
  const { name, type, teacher, state } = await db
    .transaction(async (tx) => {
      await decide(tx, jobs, officer, order);
      return readOfficeDocument(tx, id);
    })
    .catch((error) => {
      throw explain(error, id);
    });
  const mark = teacher.verified ? "" : "not ";
  return `"${name}" (${type}) of ${teacher.name} ${outcomes[state]}. ${teacher.name} is ${mark}verified.`;
}
