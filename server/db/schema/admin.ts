/** The operator's data (R11): contact messages, videos, IndexNow, the audit log, second factors, and the demo's inbox. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { audiences } from "#contract/audiences.ts";
import { queueKinds } from "#contract/office/states.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { accounts } from "./accounts.ts";
import { bytes, createdAt, identity, instant, oneOfCodes, present, updatedAt } from "./columns.ts";

const admin = (name: string) => uuid(name).references(() => accounts.id, { onDelete: "set null" });

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: identity(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    language: text("language", { enum: languages }).notNull().default("en"),
    handledAt: instant("handled_at"),
    handledBy: admin("handled_by"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("contact_messages", "language", languages),
    index("contact_messages_open").on(t.createdAt, t.id).where(sql`handled_at is null`),
    index("contact_messages_done").on(t.handledAt, t.id).where(present("handled_at")),
    index("contact_messages_of_account").on(t.accountId).where(present("account_id")),
    index("contact_messages_of_handler").on(t.handledBy).where(present("handled_by")),
  ],
);

/** An admin's answer, sent by mail. */
export const contactAnswers = pgTable(
  "contact_answers",
  {
    id: identity(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    adminId: admin("admin_id"),
    answer: text("answer").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_answers_of_message").on(t.messageId, t.createdAt),
    index("contact_answers_of_admin").on(t.adminId).where(present("admin_id")),
  ],
);

export const introVideos = pgTable(
  "intro_videos",
  {
    id: identity(),
    /** By language; a video is shown to readers of the languages it has a title in. */
    titles: jsonb("titles").$type<Partial<Record<Language, string>>>().notNull(),
    audience: text("audience", { enum: audiences }).notNull(),
    /** Either a link or an uploaded file. */
    url: text("url"),
    fileKey: text("file_key"),
    mediaType: text("media_type"),
    /** Bytes. */
    size: bigint("size", { mode: "number" }),
    posterKey: text("poster_key"),
    position: integer("position").notNull().default(0),
    publishedAt: instant("published_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOfCodes("intro_videos", "audience", audiences),
    check("intro_videos_one_source", sql`num_nonnulls(${t.url}, ${t.fileKey}) = 1`),
  ],
);

export const indexnowSubmissions = pgTable(
  "indexnow_submissions",
  {
    id: identity(),
    urlCount: integer("url_count").notNull(),
    /** Absent while running or when the service was not reached. */
    statusCode: integer("status_code"),
    failure: text("failure"),
    submittedBy: admin("submitted_by"),
    submittedAt: instant("submitted_at").notNull().defaultNow(),
  },
  (t) => [index("indexnow_submissions_of_submitter").on(t.submittedBy).where(present("submitted_by"))],
);

/** Changed URLs; those without a submission are waiting. */
export const indexnowUrls = pgTable(
  "indexnow_urls",
  {
    id: identity(),
    url: text("url").notNull(),
    submissionId: uuid("submission_id").references(() => indexnowSubmissions.id, { onDelete: "cascade" }),
    queuedAt: instant("queued_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("indexnow_urls_waiting").on(t.url).where(sql`submission_id is null`),
    index("indexnow_urls_of_submission").on(t.submissionId),
  ],
);

/** What search engines were last notified of, besides teachers' pages: content versions and live pages. */
export const offeredAddresses = pgTable("offered_addresses", {
  path: text("path").primaryKey(),
  words: text("words").notNull(),
  facts: text("facts").notNull(),
  noticedAt: instant("noticed_at").notNull().defaultNow(),
});

/** Rows are added, never changed: a trigger refuses update and delete. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identity(),
    adminId: uuid("admin_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    act: text("act").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    /** The values before and after the act (R11.4). */
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    address: text("address"),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_newest").on(t.createdAt, t.id),
    index("audit_log_of_subject").on(t.subjectKind, t.subjectId, t.createdAt),
    index("audit_log_of_act").on(t.act, t.createdAt),
    index("audit_log_of_admin").on(t.adminId, t.createdAt),
  ],
);

/** Up to which moment a log table has been copied to the process log. */
export const copiedLogs = pgTable("copied_logs", { log: text("log").primaryKey(), until: instant("until").notNull() });

/** A decision against somebody (R11.5): with reasons, notified, appealable once, reversible. */
export const verdicts = pgTable(
  "verdicts",
  {
    id: identity(),
    act: text("act").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The notified person, who may appeal. */
    concernedId: uuid("concerned_id").references(() => accounts.id, { onDelete: "set null" }),
    adminId: admin("admin_id"),
    /** Code of the broken platform rule, beside the reasons. */
    rule: text("rule").notNull().default("other"),
    words: text("words").notNull(),
    /** The values that undoing restores. */
    before: jsonb("before").$type<Record<string, unknown>>().notNull().default({}),
    /** Hash of the token in the appeal link. */
    appealHash: bytes("appeal_hash").unique("verdicts_appeal_hash"),
    appealUntil: instant("appeal_until").notNull(),
    undoneAt: instant("undone_at"),
    undoneBy: admin("undone_by"),
    createdAt: createdAt(),
  },
  (t) => [
    index("verdicts_of_subject").on(t.subjectKind, t.subjectId, t.createdAt),
    index("verdicts_of_concerned").on(t.concernedId, t.createdAt).where(present("concerned_id")),
    index("verdicts_of_admin").on(t.adminId).where(present("admin_id")),
    index("verdicts_of_undoer").on(t.undoneBy).where(present("undone_by")),
  ],
);

export const appealDecisions = ["granted", "refused"] as const;

export const appeals = pgTable(
  "appeals",
  {
    id: identity(),
    verdictId: uuid("verdict_id")
      .notNull()
      .unique("appeals_once")
      .references(() => verdicts.id, { onDelete: "cascade" }),
    words: text("words").notNull(),
    decision: text("decision", { enum: appealDecisions }),
    /** The answer sent to the person. */
    answer: text("answer"),
    decidedAt: instant("decided_at"),
    decidedBy: admin("decided_by"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("appeals", "decision", appealDecisions),
    index("appeals_decided").on(t.decision, t.createdAt, t.id).where(present("decision")),
    index("appeals_of_decider").on(t.decidedBy).where(present("decided_by")),
  ],
);

/** Everything that needs a judgement (R11.5), maintained by triggers on the subjects' tables. */
export const queueItems = pgTable(
  "queue_items",
  {
    id: identity(),
    kind: text("kind", { enum: queueKinds }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Higher comes first: harm to a child before everything else. */
    priority: smallint("priority").notNull(),
    /** Since when it has been waiting. */
    waitingSince: instant("waiting_since").notNull().defaultNow(),
    claimedBy: admin("claimed_by"),
    claimedUntil: instant("claimed_until"),
    doneAt: instant("done_at"),
  },
  (t) => [
    unique("queue_items_subject").on(t.kind, t.subjectId),
    oneOfCodes("queue_items", "kind", queueKinds),
    index("queue_items_open").on(t.priority.desc(), t.waitingSince, t.id).where(sql`done_at is null`),
    index("queue_items_open_of_kind").on(t.kind, t.priority.desc(), t.waitingSince, t.id).where(sql`done_at is null`),
    index("queue_items_done").on(t.doneAt, t.id).where(present("done_at")),
    index("queue_items_of_claimer").on(t.claimedBy).where(present("claimed_by")),
  ],
);

/** Settings that admins change without a restart; each change is audited. */
export const officeSettings = pgTable(
  "office_settings",
  {
    key: text("key").primaryKey(),
    value: jsonb("value").$type<unknown>().notNull(),
    changedBy: admin("changed_by"),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [index("office_settings_of_changer").on(t.changedBy).where(present("changed_by"))],
);

/** Searches per local day and area, and how often they found nobody; no personal data. */
export const searchDays = pgTable(
  "search_days",
  {
    day: date("day").notNull(),
    /** A code of the contract, or empty. */
    subject: text("subject").notNull(),
    /** Slug of the neighbourhood or name of the city. */
    area: text("area").notNull(),
    searches: integer("searches").notNull(),
    withoutResult: integer("without_result").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.subject, t.area] })],
);

/**
 * Refusals, and what admins looked at (docs/decisions/020-logs-and-traces.md): a separate log, retained for 90 days.
 * Repeated events share one row an hour, so that a flood does not fill it.
 */
export const securityLog = pgTable(
  "security_log",
  {
    id: identity(),
    /** The code of the refusal, or `admin_look`. */
    event: text("event").notNull(),
    /** The call's name in the contract. */
    call: text("call").notNull(),
    /** The caller's account, else a keyed hash of the given e-mail and role, else empty. */
    about: text("about").notNull(),
    /** The requested id, if any. */
    subject: text("subject").notNull(),
    /** Coarse: the network around the address. */
    network: text("network").notNull(),
    hour: instant("hour").notNull(),
    times: integer("times").notNull().default(1),
    lastAt: instant("last_at").notNull().defaultNow(),
  },
  (t) => [
    unique("security_log_repeats").on(t.event, t.call, t.about, t.subject, t.network, t.hour),
    index("security_log_old").on(t.hour),
  ],
);

export const adminSecondFactors = pgTable("admin_second_factors", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  secret: bytes("secret").notNull(),
  /** Secret of the next authenticator, until one of its codes is entered; until then the previous one stays valid. */
  nextSecret: bytes("next_secret"),
  confirmedAt: instant("confirmed_at"),
  /** The last accepted 30-second step: a code works once. */
  lastStep: bigint("last_step", { mode: "number" }),
  /** By how many steps its clock is ahead of ours; absent until the next valid code. */
  drift: smallint("drift"),
  createdAt: createdAt(),
});

/** Shown once; each works once (R11.4). */
export const adminRecoveryCodes = pgTable(
  "admin_recovery_codes",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    codeHash: bytes("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
);

/** Receives the mails of the demo (R12.1). */
export const demoInbox = pgTable(
  "demo_inbox",
  {
    id: identity(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [index("demo_inbox_newest").on(t.at, t.id)],
);
