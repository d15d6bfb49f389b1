/** Who may sign in and how: accounts, sessions, one-time codes, OAuth states, rate limits. */
import { type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { codePurposes } from "#contract/code-purposes.ts";
import { signInWays } from "#contract/sign-in-ways.ts";
import { accountStatuses, languages, memberRoles, roles } from "#contract/vocabulary.ts";
import { bytes, citext, createdAt, identity, instant, oneOfCodes, present, updatedAt } from "./columns.ts";

/** The text that admins search; index and query must spell it the same. */
export const officeText = ({ name, email, phone }: Record<"name" | "email" | "phone", SQLWrapper>) =>
  sql`lower(${name} || ' ' || coalesce(${email}::text, '') || ' ' || coalesce(${phone}, ''))`;

/**
 * Personal rows reference the account by `cascade`; history (relations, fees, reviews, claims) by `restrict`.
 * Erasure (R4.4) therefore deletes the profile row and empties the account, which stays as a nameless tombstone.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: identity(),
    role: text("role", { enum: roles }).notNull(),
    email: citext("email"),
    name: text("name").notNull(),
    passwordHash: text("password_hash"),
    emailVerifiedAt: instant("email_verified_at"),
    /** Registrations before the e-mail was verified: above one, the password may be a stranger's (R7.2). */
    registrations: integer("registrations").notNull().default(1),
    googleSubject: text("google_subject"),
    /** E.164 (R3.3). */
    phone: text("phone"),
    phoneVerifiedAt: instant("phone_verified_at"),
    language: text("language", { enum: languages }).notNull().default("en"),
    status: text("status", { enum: accountStatuses }).notNull().default("active"),
    statusChangedAt: instant("status_changed_at"),
    deletionReason: text("deletion_reason"),
    erasedAt: instant("erased_at"),
    suspendedAt: instant("suspended_at"),
    suspensionReason: text("suspension_reason"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("accounts_email_role").on(t.email, t.role),
    unique("accounts_google_subject_role").on(t.googleSubject, t.role),
    oneOfCodes("accounts", "role", roles),
    oneOfCodes("accounts", "status", accountStatuses),
    oneOfCodes("accounts", "language", languages),
    check("accounts_email_present", sql`${t.email} is not null or ${t.erasedAt} is not null`),
    check("accounts_phone_e164", sql.raw(`"phone" ~ '^\\+[1-9][0-9]{6,14}$'`)),
    index("accounts_to_erase").on(t.statusChangedAt).where(sql`status = 'deleted' and erased_at is null`),
    index("accounts_newest").on(t.createdAt, t.id),
    index("accounts_of_role").on(t.role, t.status, t.createdAt, t.id),
    index("accounts_suspended").on(t.suspendedAt, t.id).where(present("suspended_at")),
    // For the admins' search by part of a name, an e-mail or a phone (R11.1).
    index("accounts_searched").using("gin", sql`${officeText(t)} gin_trgm_ops`),
    index("accounts_unverified").on(t.updatedAt).where(sql`email_verified_at is null and status = 'active'`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    tokenHash: bytes("token_hash").notNull().unique("sessions_token_hash"),
    /** Hash of the token before the last confirmation (R7.14), valid until then; without an end until the new one is first used. */
    previousHash: bytes("previous_hash").unique("sessions_previous_hash"),
    previousUntil: instant("previous_until"),
    /** Hash of the page session's cookie, by which the server knows whose page it renders (R2.1). Older sessions have none. */
    pageHash: bytes("page_hash").unique("sessions_page_hash"),
    userAgent: text("user_agent"),
    address: text("address"),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** When, and how, the owner was last confirmed (R7.14). */
    confirmedAt: instant("confirmed_at").notNull().defaultNow(),
    confirmedBy: text("confirmed_by", { enum: signInWays }).notNull().default("password"),
  },
  (t) => [
    oneOfCodes("sessions", "confirmed_by", signInWays),
    index("sessions_of_account").on(t.accountId, t.lastUsedAt),
    index("sessions_expired").on(t.expiresAt),
    index("sessions_idle").on(t.lastUsedAt),
    index("sessions_revoked").on(t.revokedAt).where(present("revoked_at")),
  ],
);

/** Sign-ins: when, how and from where (R7.13, R7.14); they outlive the session. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: identity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    way: text("way", { enum: signInWays }).notNull(),
    userAgent: text("user_agent").notNull(),
    /** Coarse: the network around the address. */
    network: text("network").notNull(),
    /** Hash of the cookie that identifies the browser. */
    deviceHash: bytes("device_hash"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("sign_ins", "way", signInWays),
    index("sign_ins_of_account").on(t.accountId, t.createdAt),
    index("sign_ins_old").on(t.createdAt),
  ],
);

/** Attempts and mails are counted in `rate_limits`, by address, so that unknown addresses count alike (R7.4). */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: identity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: codePurposes }).notNull(),
    codeHash: bytes("code_hash").notNull(),
    /** Hash of the 256-bit link in the same mail, which wrong guesses do not block (R7.4). */
    linkHash: bytes("link_hash").notNull().unique("one_time_codes_link_hash"),
    /** The recipient, when it is to become the account's address. */
    newEmail: citext("new_email"),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("one_time_codes", "purpose", codePurposes),
    index("one_time_codes_latest").on(t.accountId, t.purpose, t.createdAt),
    index("one_time_codes_expired").on(t.expiresAt),
  ],
);

/** A sign-in at the identity provider that is under way (R7.5); consumed by `delete ... returning`. */
export const oauthStates = pgTable(
  "oauth_states",
  {
    stateHash: bytes("state_hash").primaryKey(),
    /** Hash of the cookie that binds the sign-in to one browser. */
    browserHash: bytes("browser_hash").notNull(),
    role: text("role", { enum: memberRoles }).notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** The page's own `state`, returned to it unchanged. */
    clientState: text("client_state"),
    language: text("language", { enum: languages }).notNull().default("en"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [oneOfCodes("oauth_states", "role", memberRoles), index("oauth_states_expired").on(t.expiresAt)],
);

/** The one-time code that the return page exchanges for a token (R7.5); consumed by `delete ... returning`. */
export const oauthExchanges = pgTable(
  "oauth_exchanges",
  {
    codeHash: bytes("code_hash").primaryKey(),
    browserHash: bytes("browser_hash").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    isNew: boolean("is_new").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("oauth_exchanges_expired").on(t.expiresAt), index("oauth_exchanges_of_account").on(t.accountId)],
);

/** Idempotency keys of calls (R7.15); written in the transaction of the call's work. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** Hash of method, address and body: the same key must not repeat for another request. */
    requestHash: bytes("request_hash").notNull(),
    /** False while the call is running, and when its process ended before it stored the answer. */
    answered: boolean("answered").notNull().default(false),
    answer: jsonb("answer").$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index("idempotency_keys_old").on(t.createdAt)],
);

/**
 * Judged by the database's clock alone (`server/accounts/limits.ts`).
 * Rows are updated often: the first migration leaves half of each page free, so that an update touches no index.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("rate_limits_expired").on(t.expire)],
);
