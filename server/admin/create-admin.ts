/** Makes an administrator (R2.6): by whoever may run commands on the server, never by registration. */
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { newPassword } from "#contract/passwords.ts";
import { email } from "#contract/person.ts";
import { isCommonPassword } from "#server/accounts/common-passwords.ts";
import { hashPassword } from "#server/accounts/hash-password.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { SetupError } from "#server/settings.ts";

/** 120 random bits. */
export function makePassword(): string {
  return randomBytes(15).toString("base64url");
}

export async function createAdmin(tx: Tx, given: { email: string; password: string }): Promise<string> {
  const address = z.safeParse(email(), given.email);
  if (!address.success) throw new SetupError(`"${given.email}" is not an e-mail address.`);
  const { success } = z.safeParse(newPassword("required"), given.password);
  if (!success || (await isCommonPassword(given.password, [address.data])))
    throw new SetupError("That password is too weak: 15 characters, or 8 with all kinds, and none that many use.");
  const made = await tx
    .insert(accounts)
    .values({
      role: "admin",
      email: address.data,
      name: "Admin",
      passwordHash: await hashPassword(given.password),
      emailVerifiedAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made.length === 0) throw new SetupError(`${address.data} is an administrator already.`);
  return address.data;
}
