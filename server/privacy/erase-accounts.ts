/** Erases what identifies a person, thirty days after deletion (R4.4). History points at a nameless tombstone. */
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { account as limits } from "#contract/limits.ts";
import { isMember } from "#contract/roles.ts";
import * as accounts from "#server/accounts/personal-data.ts";
import * as office from "#server/admin/personal-data.ts";
import * as contact from "#server/contact/personal-data.ts";
import type { Context } from "#server/context.ts";
import { accounts as table } from "#server/db/schema/accounts.ts";
import * as lessons from "#server/lessons/personal-data.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import * as notifications from "#server/notifications/personal-data.ts";
import { closeRelations } from "#server/relations/close-relations.ts";
import * as relations from "#server/relations/personal-data.ts";
import * as reviews from "#server/reviews/personal-data.ts";
import * as safety from "#server/safety/personal-data.ts";
import * as shortlist from "#server/shortlist/personal-data.ts";
import * as students from "#server/students/personal-data.ts";
import * as teachers from "#server/teachers/personal-data.ts";
import * as wishes from "#server/wishes/personal-data.ts";

type Parts = Pick<Context, "db" | "jobs"> & { log: Pick<Context["log"], "error"> };

const isDue = and(
  eq(table.status, "deleted"),
  isNull(table.erasedAt),
  lt(table.statusChangedAt, sql`now() - make_interval(secs => ${limits.reactivateWithin / 1000})`),
);

/** One transaction a person: a failure is retried in the next run, and does not stop the others. */
export async function eraseAccounts(parts: Parts): Promise<{ erased: number; failed: number }> {
  const { db, log } = parts;
  const due = await db.select({ id: table.id }).from(table).where(isDue).orderBy(asc(table.statusChangedAt));
  const done = { erased: 0, failed: 0 };
  for (const { id } of due)
    try {
      if (await eraseAccount(parts, id)) done.erased++;
    } catch (error) {
      done.failed++;
      log.error({ account: id, failure: describeError(error) }, "privacy: a person could not be erased");
    }
  return done;
}

/** False when the person came back meanwhile, or another process is erasing them. */
function eraseAccount({ db, jobs }: Parts, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ name: table.name, email: table.email, role: table.role, language: table.language })
      .from(table)
      .where(and(eq(table.id, id), isDue))
      .for("update", { skipLocked: true });
    if (account === undefined) return false;
    const { name, email, role, language } = account;
    if (email !== null)
      await queueMail(tx, jobs, { kind: "account_erased", to: { name, address: email }, role, language, params: {} });
    if (isMember(role)) {
      await closeRelations(tx, jobs, { by: { id, role }, name: null });
      await relations.erase(tx, { id, role });
      await lessons.erase(tx, { id, role });
      await reviews.erase(tx, { id, role });
    }
    for (const noun of [students, teachers, wishes, shortlist, safety, notifications, contact, office, accounts])
      await noun.erase(tx, id);
    return true;
  });
}
