/** Decides, out of sight of who asked, whether a code goes out, a notice, or nothing (R7.2, R7.4). */
import type { CodePurpose } from "#contract/accounts.ts";
import type { Tx } from "#server/db/client.ts";
import type { CodeJob } from "#server/jobs/queues.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import type { Accounts } from "./accounts.ts";
import { mayReturn } from "./change-status.ts";
import { holdAccount } from "./find-account.ts";
import { addressOf, issueCode } from "./issue-code.ts";
import type { AccountRow } from "./user.ts";

export async function answerCodeRequest(accounts: Pick<Accounts, "db" | "jobs" | "secret">, asked: CodeJob) {
  await accounts.db.transaction(async (tx) => {
    const account = await holdAccount(tx, asked);
    if (account === undefined || account.suspendedAt !== null) return;
    if (awaitsCode(account, asked.purpose)) return issueCode(tx, accounts, account, asked.purpose);
    if (asked.registered) return noticeOwner(tx, accounts, account);
  });
}

function awaitsCode(account: AccountRow, purpose: CodePurpose): boolean {
  switch (purpose) {
    case "verify_email":
      return account.emailVerifiedAt === null && account.status === "active";
    case "reset_password":
      return account.status === "active" || mayReturn(account);
    case "reactivate":
      return account.status !== "active" && mayReturn(account);
  }
}

function noticeOwner(tx: Tx, { jobs }: Pick<Accounts, "jobs">, account: AccountRow): Promise<void> {
  const { role, language } = account;
  return queueMail(tx, jobs, { kind: "registration_notice", to: addressOf(account), role, language, params: {} });
}
