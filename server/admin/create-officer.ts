/** Makes an office account (R2.6, R6.2): by whoever may run commands on the server, never by registration. */
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { newPassword } from "#contract/passwords.ts";
import { email } from "#contract/person.ts";
import type { OfficeRole } from "#contract/roles.ts";
import { isCommonPassword } from "#server/accounts/common-passwords.ts";
import { hashPassword } from "#server/accounts/hash-password.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { SetupError } from "#server/settings.ts";

/** 120 random bits. */
export function makePassword(): string {
  return randomBytes(15).toString("base64url");
}

type Given = { email: string; password: string; role: OfficeRole };

export async function createOfficer(tx: Tx, given: Given): Promise<string> {
  const address = z.safeParse(email(), given.email);
  if (!address.success) throw new SetupError(`"${given.email}" is not an e-mail address.`);
  const { success } = z.safeParse(newPassword("required"), given.password);
  if (!success || (await isCommonPassword(given.password, [address.data])))
    throw new SetupError("That password is too weak: 15 characters, or 8 with all kinds, and none that many use.");
  const made = await tx
    .insert(accounts)
    .values({
      role: given.role,
      email: address.data,
      name: given.role.replace(/^./, (letter) => letter.toUpperCase()),
      passwordHash: await hashPassword(given.password),
      emailVerifiedAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made.length === 0) throw new SetupError(`${address.data} has the role ${given.role} already.`);
  return address.data;
}
