/** Notifies a person in the caller's transaction: the row, and the mail if the person wants one, exist when that commits and not otherwise. */
import { eq, sql } from "drizzle-orm";
import {
  isMailedKind,
  type MailedKind,
  type NotificationKind,
  notificationKinds,
} from "#contract/notification-kinds.ts";
import { isMember } from "#contract/roles.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import {
  type NotificationParams,
  notificationChoices,
  notifications,
  pushSubscriptions,
} from "#server/db/schema/notifications.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { isHere } from "#server/people/visibility.ts";
import { foldNotifications } from "./fold-notifications.ts";
import type { OtherPerson } from "./name-person.ts";
import { sayValues } from "./say-values.ts";

export type NewNotification = {
  /** The account to notify. */
  to: string;
  kind: NotificationKind;
  /** Ids and codes, no names: names are looked up on reading, so that no erased person's name is stored here. */
  params: NotificationParams;
  /** The other side, for kinds about a relation. */
  about?: OtherPerson;
  /** Where it leads, when not to its kind's page. */
  link?: string;
  /** Where the mail's button leads, when elsewhere: a path with a signature. */
  mailLink?: string;
  /** False: on the page alone, whatever the person has chosen. */
  mailed?: boolean;
};

const nobody: OtherPerson = { name: null, active: false };

/**
 * Notifies several people of one transaction, in the order of their ids. Each insert locks its reader until the commit, so two
 * transactions in different orders could deadlock.
 */
export async function notifyAll(tx: Tx, jobs: Pick<Jobs, "send">, notices: readonly NewNotification[]): Promise<void> {
  for (const notice of notices.toSorted((one, other) => (one.to < other.to ? -1 : 1))) await notify(tx, jobs, notice);
}

/** Notifies one person; for several in one transaction use `notifyAll`. */
export async function notify(tx: Tx, jobs: Pick<Jobs, "send">, notice: NewNotification): Promise<void> {
  const { to, kind, params, about = nobody, link, mailLink = link, mailed = true } = notice;
  await foldNotifications(tx, notice);
  const row = { accountId: to, kind, params, relatedLink: link ?? null };
  if (!isMailedKind(kind) || !mailed) return void (await tx.insert(notifications).values(row));
  const reader = await insertNotification(tx, row, kind);
  if (reader?.push) await jobs.send(tx, "push", { accountId: to }, { singletonKey: to });
  if (reader === undefined || reader.email === null || !reader.mail) return;
  const { name, email, role, language } = reader;
  if (!isMember(role)) return;
  const values = sayValues({ role, language }, params, about);
  await queueMail(tx, jobs, {
    kind,
    to: { name, address: email },
    role,
    language,
    params: { accountId: to, ...values, ...(mailLink !== undefined && { link: mailLink }) },
  });
}

/** The row and its reader by one statement. A departed person sees it on return, and gets no mail. */
async function insertNotification(tx: Tx, row: typeof notifications.$inferInsert, kind: MailedKind) {
  const id = row.accountId;
  const inserted = tx
    .$with("told")
    .as(tx.insert(notifications).values(row).returning({ accountId: notifications.accountId }));
  const { mail } = notificationKinds[kind];
  const chosen = sql`(select c.mail from ${notificationChoices} c where c.account_id = ${id} and c.kind = ${kind})`;
  const wanted = sql<boolean>`${mail === "always" ? sql`true` : sql`coalesce(${chosen}, ${mail})`} and ${isHere(accounts)} and ${accounts.emailVerifiedAt} is not null`;
  const woken = sql<boolean>`${isHere(accounts)} and coalesce(
    (select c.push from ${notificationChoices} c where c.account_id = ${id} and c.kind = ${kind}), true
  ) and exists (select from ${pushSubscriptions} p where p.account_id = ${id})`;
  const [reader] = await tx
    .with(inserted)
    .select({
      name: accounts.name,
      email: accounts.email,
      role: accounts.role,
      language: accounts.language,
      mail: wanted,
      push: woken,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return reader;
}
