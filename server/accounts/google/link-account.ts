/** Finds or creates the account of a person identified by the provider; only a provider-verified e-mail counts. */
import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { textIn } from "#content/text-in.ts";
import { person } from "#contract/limits.ts";
import { email, personName } from "#contract/schemas/person.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { CreateProfile } from "#server/accounts/accounts.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { recordAgreement } from "#server/accounts/record-agreement.ts";
import { refuseUnlessActive } from "#server/accounts/refuse-unless-active.ts";
import type { UserRow } from "#server/accounts/user.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts, oneTimeCodes } from "#server/db/schema/accounts.ts";
import { OauthFailure, type ProviderIdentity } from "#server/gateways/identity-provider.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { Refusal } from "#server/refusal.ts";

type Parts = { jobs: Jobs; createProfile: CreateProfile };
type Requested = { role: MemberRole; language: Language };
type Person = { subject: string; address: string; name: string };
export type Linked = { accountId: string; isNew: boolean };

export async function linkAccount(
  tx: Tx,
  parts: Parts,
  identity: ProviderIdentity,
  requested: Requested,
): Promise<Linked> {
  const person = personOf(identity, requested);
  const found = await findAccount(tx, person, requested.role);
  if (found !== undefined) return enter(tx, parts, found, person, requested);
  const [made] = await tx
    .insert(accounts)
    .values({ ...requested, email: person.address, ...proven(person) })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made !== undefined) return welcome(tx, parts, made.id, person, requested);
  // Created by a concurrent insert, which ours waited for.
  const other = await findAccount(tx, person, requested.role);
  if (other === undefined) throw new OauthFailure("failed");
  return enter(tx, parts, other, person, requested);
}

/** An invalid name (R5.6) does not block sign-in: the role replaces it until the person enters another. */
function personOf(
  { subject, email: given, emailVerified, name }: ProviderIdentity,
  { role, language }: Requested,
): Person {
  const address = z.safeParse(email(), given);
  if (!address.success || !emailVerified) throw new OauthFailure("email_unverified");
  const names = [name, address.data.split("@", 1)[0]].map((text) =>
    z.safeParse(personName(), [...(text ?? "")].slice(0, person.name / 2).join("")),
  );
  const found = names.find((parsed) => parsed.success)?.data;
  return { subject, address: address.data, name: found ?? textIn(language).t(`accounts:role.${role}`) };
}

async function findAccount(tx: Tx, { subject, address }: Person, role: MemberRole): Promise<UserRow | undefined> {
  const linked = eq(accounts.googleSubject, subject);
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(or(linked, eq(accounts.email, address)), eq(accounts.role, role), isNull(accounts.erasedAt)))
    .orderBy(desc(sql`${linked} is true`))
    .limit(1)
    .for("update");
  return found;
}

const proven = ({ name, subject }: Person) => ({ name, googleSubject: subject, emailVerifiedAt: new Date() });

async function enter(tx: Tx, parts: Parts, found: UserRow, person: Person, requested: Requested): Promise<Linked> {
  refuseClosed(found);
  if (found.emailVerifiedAt === null) return takeOver(tx, parts, found.id, person, requested);
  if (found.googleSubject === null)
    await tx.update(accounts).set({ googleSubject: person.subject }).where(eq(accounts.id, found.id));
  // The address moved to another Google account since it was linked: only its password or a mailed code opens it now.
  else if (found.googleSubject !== person.subject) throw new OauthFailure("failed");
  return { accountId: found.id, isNew: false };
}

/** A suspended account gets the same answer as a deactivated one. */
function refuseClosed(found: UserRow): void {
  try {
    refuseUnlessActive(found);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new OauthFailure(error.code === "account_deleted" ? "account_deleted" : "account_deactivated");
  }
}

/** Whoever registered this address never proved it: nothing they set may open the owner's account. */
async function takeOver(tx: Tx, parts: Parts, id: string, person: Person, requested: Requested): Promise<Linked> {
  await tx
    .update(accounts)
    .set({ ...proven(person), passwordHash: null, language: requested.language })
    .where(eq(accounts.id, id));
  await endSessions(tx, id);
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, id));
  return welcome(tx, parts, id, person, requested);
}

async function welcome(
  tx: Tx,
  parts: Parts,
  id: string,
  person: Person,
  { role, language }: Requested,
): Promise<Linked> {
  await parts.createProfile(tx, id, role);
  await recordAgreement(tx, id, { language, given: true });
  const to = { name: person.name, address: person.address };
  await queueMail(tx, parts.jobs, { kind: "welcome", to, role, language, params: {} });
  return { accountId: id, isNew: true };
}
