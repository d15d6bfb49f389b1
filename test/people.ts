/** For tests: people with accounts, created in the database or through the API. */
import { registerEndpoint } from "#contract/accounts.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { isMember } from "#contract/roles.ts";
import type { MemberRole, Role } from "#contract/vocabulary.ts";
import { hashPassword } from "#server/accounts/hash-password.ts";
import { makeToken, openSession } from "#server/accounts/open-session.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { adminSecondFactors } from "#server/db/schema/admin.ts";
import { createProfile } from "#server/routes.ts";
import type { TestApp } from "#test/app.ts";

/** `page`: the secret of the page session (R2.1). */
export type TestPerson = { id: string; role: Role; email: string; name: string; token: string; page: string };

export const goodPassword = "Gulmohar@47";

let made = 0;
/** Hashing is slow on purpose: one hash serves all test people. */
let hashed: Promise<string> | undefined;

export function freshEmail(word = "person"): string {
  made++;
  return `${word}${made}.${Date.now().toString(36)}@example.test`;
}

type Wish = Partial<typeof accounts.$inferInsert> & {
  role?: Role;
  /** For the office: false for an account without one. */
  secondFactor?: boolean;
};

/** Verified, active, with a profile and a session, unless the options say otherwise. */
export async function makePerson(tx: Tx, { secondFactor = true, ...wish }: Wish = {}): Promise<TestPerson> {
  hashed ??= hashPassword(goodPassword);
  const role = wish.role ?? "student";
  const email = wish.email ?? freshEmail(role);
  const [account] = await tx
    .insert(accounts)
    .values({ name: "Asha Rao", passwordHash: await hashed, emailVerifiedAt: new Date(), ...wish, role, email })
    .returning();
  if (account === undefined) throw new Error("the account was not made");
  if (isMember(role)) await createProfile(tx, account.id, role);
  // Nobody signs in by it: the session below was opened with it.
  else if (secondFactor)
    await tx
      .insert(adminSecondFactors)
      .values({ accountId: account.id, secret: Buffer.alloc(1), confirmedAt: new Date() });
  const page = makeToken();
  const token = await openSession(tx, account.id, { address: "127.0.0.1", userAgent: "test", page });
  return { id: account.id, role, email, name: account.name, token, page };
}

/** Through the API: registers, reads the mail, verifies. */
export async function signUp(
  app: TestApp,
  role: MemberRole = "student",
  email = freshEmail(role),
): Promise<TestPerson> {
  const body = { name: "Asha Rao", email, password: goodPassword, role };
  const registered = await app.call(registerEndpoint, { body });
  const { params } = await app.mail(email, "verify_email");
  const { receipt } = registered.body;
  const verified = await app.call(verifyOtpEndpoint, { body: { email, role, otp: params.code, receipt } });
  const { user, token } = verified.body;
  if (user === undefined || token === undefined) throw new Error(`sign-up failed: ${JSON.stringify(verified.body)}`);
  const [, page = ""] = /nukkad_page=([\w-]+)/.exec(String(verified.headers["set-cookie"])) ?? [];
  return { id: user.id, role, email, name: user.name, token, page };
}

/** The secret in the link of a mail. */
export function secretOf(link: string): string {
  return link.split("#link=")[1] ?? "";
}
