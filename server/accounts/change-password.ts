/** Changes the password of the signed-in person (R7.14), or sets the first one, and ends the other sessions. */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts as table } from "#server/db/schema/accounts.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { checkOwnPassword, type OwnCaller, refuseUnlessConfirmed } from "./confirm-session.ts";
import { endSessions } from "./end-sessions.ts";
import { lockAccountById } from "./find-account.ts";
import { hashPassword } from "./hash-password.ts";
import { refuseCommonPassword } from "./register-account.ts";
import type { UserRow } from "./user.ts";

type Given = { current?: string; password: string };

export async function changePassword(accounts: Accounts, { current, password }: Given, caller: OwnCaller) {
  const { id, name, email } = caller.signedIn.account;
  await refuseCommonPassword(password, [name, email]);
  const checked = await checkCurrent(accounts, current, caller);
  const passwordHash = await hashPassword(password);
  await accounts.db.transaction(async (tx) => {
    const locked = await lockAccountById(tx, id);
    // A concurrent change has ended this session or replaced this password.
    if (locked === undefined || locked.passwordHash !== checked.passwordHash) throw new Refusal("conflict");
    await tx.update(table).set({ passwordHash }).where(eq(table.id, id));
    await endSessions(tx, id, caller.signedIn.sessionId);
    await mailPasswordChanged(tx, accounts.jobs, locked);
  });
}

/** The current password; without one, a code mailed and confirmed just now. */
export async function checkCurrent(
  accounts: Accounts,
  current: string | undefined,
  caller: OwnCaller,
): Promise<UserRow> {
  refuseUnlessConfirmed(caller.signedIn);
  if (current !== undefined) return checkOwnPassword(accounts, current, caller);
  const account = await accounts.db.query.accounts.findFirst({ where: eq(table.id, caller.signedIn.account.id) });
  if (account === undefined) throw new Refusal("unauthorized");
  if (caller.signedIn.confirmedBy === "code") return account;
  if (account.passwordHash === null) throw new Refusal("confirm_required");
  throw new Refusal("validation", { issues: [{ path: "current", code: "required" }] });
}

export async function mailPasswordChanged(tx: Tx, jobs: Pick<Jobs, "send">, account: UserRow) {
  const { name, email, role, language } = account;
  const to = { name, address: email ?? "" };
  await queueMail(tx, jobs, { kind: "password_changed", to, role, language, params: {} });
}
