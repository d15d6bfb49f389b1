/**
 * Deactivation and deletion (R4.4): deactivated at any time, erased within thirty days. Both end every session; deletion
 * withdraws the agreement.
 */
import { and, eq, sql } from "drizzle-orm";
import { mayChange } from "#contract/account-status.ts";
import { account as limits } from "#contract/limits.ts";
import type { AccountStatus, Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts as table } from "#server/db/schema/accounts.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { Refusal } from "#server/refusal.ts";
import { endSessions } from "./end-sessions.ts";
import { recordAgreement } from "./record-agreement.ts";
import type { UserRow } from "./user.ts";

type Change = { callerId: string; id: string; status: AccountStatus; reason?: string | null; language: Language };

export function reactivateUntil({ status, statusChangedAt }: Pick<UserRow, "status" | "statusChangedAt">): Date | null {
  if (status !== "deleted" || statusChangedAt === null) return null;
  return new Date(statusChangedAt.getTime() + limits.reactivateWithin);
}

export function mayReturn(account: Pick<UserRow, "status" | "statusChangedAt" | "erasedAt">): boolean {
  if (account.erasedAt !== null) return false;
  const until = reactivateUntil(account);
  return account.status === "deactivated" || (until !== null && until.getTime() > Date.now());
}

/** Another account's id is treated as unknown: the query also requires the caller's own. */
export async function leave(tx: Tx, jobs: Pick<Jobs, "send">, change: Change): Promise<UserRow> {
  const { callerId, id, status, reason, language } = change;
  if (!mayChange("active", status)) throw new Refusal(id === callerId ? "conflict" : "not_found");
  const [left] = await tx
    .update(table)
    .set({ status, statusChangedAt: sql`now()`, deletionReason: status === "deleted" ? (reason ?? null) : null })
    .where(and(eq(table.id, id), eq(table.id, callerId), eq(table.status, "active")))
    .returning();
  if (left === undefined) throw new Refusal("not_found");
  await endSessions(tx, id);
  if (status === "deleted") await recordAgreement(tx, id, { language, given: false });
  const about = { to: { name: left.name, address: left.email ?? "" }, role: left.role, language: left.language };
  const until = reactivateUntil(left);
  if (until === null) await queueMail(tx, jobs, { kind: "account_deactivated", ...about, params: {} });
  else await queueMail(tx, jobs, { kind: "account_deleted", ...about, params: { until: until.toISOString() } });
  return left;
}

/**
 * The account is locked by the caller. An active one is returned unchanged; `shown` is the language of the page on which the
 * terms are agreed to again.
 */
export async function comeBack(tx: Tx, jobs: Pick<Jobs, "send">, account: UserRow, shown: Language): Promise<UserRow> {
  if (account.suspendedAt !== null) throw new Refusal("account_suspended");
  if (account.status === "active") return account;
  if (!mayReturn(account) || !mayChange(account.status, "active")) throw new Refusal("account_deleted");
  const [back = account] = await tx
    .update(table)
    .set({ status: "active", statusChangedAt: sql`now()`, deletionReason: null })
    .where(eq(table.id, account.id))
    .returning();
  if (account.status === "deleted") await recordAgreement(tx, back.id, { language: shown, given: true });
  const { name, email, role, language } = back;
  const to = { name, address: email ?? "" };
  await queueMail(tx, jobs, { kind: "account_reactivated", to, role, language, params: {} });
  return back;
}
