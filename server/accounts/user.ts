/** The signed-in user of the API, from the account's row. */
import type { User } from "#contract/me.ts";
import type { accounts } from "#server/db/schema/accounts.ts";
import type { Account } from "#server/http/caller.ts";

export type UserRow = typeof accounts.$inferSelect;

export function userOf(account: UserRow): User {
  return {
    id: account.id,
    name: account.name,
    email: account.email ?? "",
    role: account.role,
    verified: account.emailVerifiedAt !== null,
    language: account.language,
    hasPhone: account.phone !== null,
    hasPassword: account.passwordHash !== null,
  };
}

/** The same for the caller, whose row was read with the session. */
export function userOfCaller({ id, name, email, role, emailVerified, language, hasPhone, hasPassword }: Account): User {
  return { id, name, email, role, verified: emailVerified, language, hasPhone, hasPassword };
}
