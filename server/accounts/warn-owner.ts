/** Warns an account's owner by mail, once a day of each kind, so that an attacker cannot flood the mailbox. */
import { queueMail } from "#server/mails/queue-mail.ts";
import type { Accounts } from "./accounts.ts";
import type { UserRow } from "./user.ts";

type Owner = Pick<UserRow, "id" | "email" | "role" | "language"> & {
  /** Empty while the address is not proved. */
  name: string;
};

export async function warnOwner(
  { db, jobs, limits }: Pick<Accounts, "db" | "jobs" | "limits">,
  { id, name, email, role, language }: Owner,
  kind: "registration_notice" | "guesses_noticed" | "factor_guesses_noticed",
): Promise<void> {
  if (email === null || !(await limits.tryTake("warningDay", [id, kind]))) return;
  await queueMail(db, jobs, { kind, to: { name, address: email }, role, language, params: {} });
}
