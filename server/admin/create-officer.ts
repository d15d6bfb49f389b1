/** Creates an office account (R2.6, R6.2): by whoever may run commands on the server, never by registration. */
import * as z from "zod/mini";
import { day } from "#contract/durations.ts";
import type { OfficeRole } from "#contract/roles.ts";
import { newPassword } from "#contract/schemas/passwords.ts";
import { email } from "#contract/schemas/person.ts";
import { isCommonPassword } from "#server/accounts/common-passwords.ts";
import { hashPassword } from "#server/accounts/hash-password.ts";
import { issueLink } from "#server/accounts/issue-code.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { SetupError } from "#server/settings/settings.ts";

/** The link for choosing the first password. */
const linkLife = day;

/** `password`: typed by the operator; absent, the account has none until its owner chooses one by the link. */
type Given = { email: string; role: OfficeRole; password?: string };
/** `choosePassword`: a path of this app, valid once and for 24 hours. */
type Made = { address: string; choosePassword?: string };

export async function createOfficer(tx: Tx, { email: typed, role, password }: Given): Promise<Made> {
  const given = z.safeParse(email(), typed);
  if (!given.success) throw new SetupError(`"${typed}" is not an e-mail address.`);
  const address = given.data;
  const passwordHash = password === undefined ? null : await hashTyped(password, address);
  const name = role.replace(/^./, (letter) => letter.toUpperCase());
  const [made] = await tx
    .insert(accounts)
    .values({ role, email: address, name, passwordHash, emailVerifiedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made === undefined) throw new SetupError(`${address} has the role ${role} already.`);
  return passwordHash === null
    ? { address, choosePassword: await issueLink(tx, made.id, "reset_password", linkLife) }
    : { address };
}

async function hashTyped(password: string, address: string): Promise<string> {
  const { success } = z.safeParse(newPassword("required"), password);
  if (!success || (await isCommonPassword(password, [address])))
    throw new SetupError("That password is too weak: 15 characters, or 8 with all kinds, and none that many use.");
  return hashPassword(password);
}
