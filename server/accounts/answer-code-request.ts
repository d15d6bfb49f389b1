/** Decides in a job, out of the caller's sight, whether a code, a notice or nothing is mailed (R7.2, R7.4, R7.14). */
import type { MailedPurpose } from "#contract/code-purposes.ts";
import type { Addressee } from "#contract/schemas/proof.ts";
import type { CodeJob } from "#server/jobs/queues.ts";
import type { Accounts } from "./accounts.ts";
import { mayReturn } from "./change-status.ts";
import { findAccount, lockAccount } from "./find-account.ts";
import { codeAddress, issueCode } from "./issue-code.ts";
import type { UserRow } from "./user.ts";
import { warnOwner } from "./warn-owner.ts";

type Parts = Pick<Accounts, "db" | "jobs" | "secret" | "limits">;

export async function answerCodeRequest(accounts: Parts, request: CodeJob): Promise<void> {
  const owner = await accounts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, request);
    if (account === undefined || account.suspendedAt !== null) return undefined;
    if (!awaitsCode(account, request.purpose)) return request.registered ? account : undefined;
    const holder = request.newEmail && (await findAccount(tx, { email: request.newEmail, role: request.role }));
    if (holder && holder.emailVerifiedAt !== null) return holder;
    await issueCode(tx, accounts, account, request);
    return undefined;
  });
  if (owner !== undefined)
    await warnOwner(accounts, { ...owner, name: codeAddress(owner).name }, "registration_notice");
}

/** Repeated wrong passwords (R7.13). */
export async function answerGuessing(accounts: Parts, request: Addressee): Promise<void> {
  const account = await findAccount(accounts.db, request);
  if (account?.status === "active" && account.emailVerifiedAt !== null)
    await warnOwner(accounts, account, "guesses_noticed");
}

function awaitsCode(account: UserRow, purpose: MailedPurpose): boolean {
  switch (purpose) {
    case "verify_email":
      return account.emailVerifiedAt === null && account.status === "active";
    case "reset_password":
      return account.status === "active" || mayReturn(account);
    case "reactivate":
      return account.status !== "active" && mayReturn(account);
    case "confirm":
    case "change_email":
      return account.status === "active";
  }
}
