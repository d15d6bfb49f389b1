/** Tells a person something, in the caller's transaction: the row, and the mail if the person wants one, exist when that commits and not otherwise. */
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
  /** The account that is told. */
  to: string;
  kind: NotificationKind;
  /** Ids and codes, no names: those are looked up when it is read, so that nobody is remembered here who has left. */
  params: NotificationParams;
  /** Of the kinds that speak of a relation: the other side. */
  about?: OtherPerson;
  /** Where it leads, when not where its kind does. */
  link?: string;
  /** Where the button of the mail leads, when not there either: a path that holds something signed. */
  mailLink?: string;
  /** False: this time on the page alone, whatever the person has chosen. */
  mailed?: boolean;
};

const nobody: OtherPerson = { name: null, active: false };

/**
 * To several people of one transaction: in the order of their ids. Each insert holds a lock of its reader until the commit, so two
 * transactions with another order could wait for each other.
 */
export async function notifyAll(tx: Tx, jobs: Pick<Jobs, "send">, notices: readonly NewNotification[]): Promise<void> {
  for (const notice of notices.toSorted((one, other) => (one.to < other.to ? -1 : 1))) await notify(tx, jobs, notice);
}

/** To one person; several of one transaction are notified by `notifyAll`. */
export async function notify(tx: Tx, jobs: Pick<Jobs, "send">, notice: NewNotification): Promise<void> {
  const { to, kind, params, about = nobody, link, mailLink = link, mailed = true } = notice;
  await foldNotifications(tx, notice);
  const row = { accountId: to, kind, params, relatedLink: link ?? null };
  if (!isMailedKind(kind) || !mailed) return void (await tx.insert(notifications).values(row));
  const reader = await tell(tx, row, kind);
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

/** The row, and who reads it, by one statement. Whoever has left is told on the page when they come back, and not mailed. */
async function tell(tx: Tx, row: typeof notifications.$inferInsert, kind: MailedKind) {
  const id = row.accountId;
  const told = tx
    .$with("told")
    .as(tx.insert(notifications).values(row).returning({ accountId: notifications.accountId }));
  const { mail } = notificationKinds[kind];
  const chosen = sql`(select c.mail from ${notificationChoices} c where c.account_id = ${id} and c.kind = ${kind})`;
  const wanted = sql<boolean>`${mail === "always" ? sql`true` : sql`coalesce(${chosen}, ${mail})`} and ${isHere(accounts)} and ${accounts.emailVerifiedAt} is not null`;
  const woken = sql<boolean>`${isHere(accounts)} and coalesce(
    (select c.push from ${notificationChoices} c where c.account_id = ${id} and c.kind = ${kind}), true
  ) and exists (select from ${pushSubscriptions} p where p.account_id = ${id})`;
  const [reader] = await tx
    .with(told)
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
