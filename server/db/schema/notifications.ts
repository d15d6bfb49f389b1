/** Notifications, their delivery choices, and consents. */
import { sql } from "drizzle-orm";
import { bigserial, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languages } from "#contract/vocabulary.ts";
import { accounts, sessions } from "./accounts.ts";
import { createdAt, identity, instant, oneOfCodes } from "./columns.ts";

const owner = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

export type NotificationParams = Record<string, string | number | boolean | null>;

export const notifications = pgTable(
  "notifications",
  {
    id: identity(),
    /** The live stream's Last-Event-ID. */
    sequence: bigserial("sequence", { mode: "number" }).notNull(),
    accountId: owner(),
    /** A key of the table of kinds; its text and link are made when it is read. */
    kind: text("kind").notNull(),
    params: jsonb("params").$type<NotificationParams>().notNull().default({}),
    relatedLink: text("related_link"),
    pinned: boolean("pinned").notNull().default(false),
    readAt: instant("read_at"),
    clearedAt: instant("cleared_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("notifications_stream").on(t.accountId, t.sequence),
    index("notifications_shown").on(t.accountId, t.pinned, t.createdAt, t.id).where(sql`cleared_at is null`),
    index("notifications_oldest").on(t.createdAt).where(sql`not pinned`),
    index("notifications_unread").on(t.accountId).where(sql`read_at is null and cleared_at is null`),
  ],
);

/** Without a row the kind's default applies. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    accountId: owner(),
    kind: text("kind").notNull(),
    mail: boolean("mail").notNull(),
    /** To subscribed devices (R13.7). */
    push: boolean("push").notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
);

/** Push subscriptions of browsers (R13.7); each is deleted with the session that created it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: identity(),
    accountId: owner(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Address at the browser's push service, known to it and us alone. */
    endpoint: text("endpoint").notNull().unique("push_subscriptions_endpoint"),
    /** Key by which only this browser can decrypt a message (RFC 8291), as base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("push_subscriptions_of_account").on(t.accountId, t.createdAt),
    index("push_subscriptions_of_session").on(t.sessionId),
  ],
);

export const consentKinds = ["terms", "privacy", "adult", "analytics"] as const;

/** Append-only (R10.3). */
export const consents = pgTable(
  "consents",
  {
    id: identity(),
    accountId: owner(),
    kind: text("kind", { enum: consentKinds }).notNull(),
    given: boolean("given").notNull(),
    policyVersion: text("policy_version").notNull(),
    language: text("language", { enum: languages }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("consents", "kind", consentKinds),
    oneOfCodes("consents", "language", languages),
    index("consents_of_account").on(t.accountId, t.kind, t.createdAt),
  ],
);
