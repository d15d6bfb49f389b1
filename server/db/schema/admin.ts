/** What the operator keeps (R11): letters, videos, indexing, the audit log, second factors, and the demo's inbox. */
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languages } from "#contract/vocabulary.ts";
import { accounts } from "./accounts.ts";
import { bytes, createdAt, identity, instant, oneOf, present, updatedAt } from "./columns.ts";

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
    oneOf("contact_messages", "language", languages),
    index("contact_messages_of_account").on(t.accountId).where(present("account_id")),
    index("contact_messages_of_handler").on(t.handledBy).where(present("handled_by")),
  ],
);

export const audiences = ["everyone", "student", "teacher"] as const;

export const introVideos = pgTable(
  "intro_videos",
  {
    id: identity(),
    title: text("title").notNull(),
    language: text("language", { enum: languages }).notNull(),
    audience: text("audience", { enum: audiences }).notNull(),
    /** Either a link or an uploaded file. */
    url: text("url"),
    fileKey: text("file_key"),
    posterKey: text("poster_key"),
    position: integer("position").notNull().default(0),
    publishedAt: instant("published_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("intro_videos", "language", languages),
    oneOf("intro_videos", "audience", audiences),
    check("intro_videos_one_source", sql`num_nonnulls(${t.url}, ${t.fileKey}) = 1`),
  ],
);

export const indexnowSubmissions = pgTable(
  "indexnow_submissions",
  {
    id: identity(),
    urlCount: integer("url_count").notNull(),
    /** Absent while under way or when the service was not reached. */
    statusCode: integer("status_code"),
    failure: text("failure"),
    submittedBy: admin("submitted_by"),
    submittedAt: instant("submitted_at").notNull().defaultNow(),
  },
  (t) => [index("indexnow_submissions_of_submitter").on(t.submittedBy).where(present("submitted_by"))],
);

/** Changed addresses; those without a submission are waiting. */
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
    address: text("address"),
    createdAt: createdAt(),
  },
  (t) => [index("audit_log_of_admin").on(t.adminId, t.createdAt)],
);

/**
 * What was refused, and what admins looked at (docs/decisions/032-security-log.md): a stream of its own, kept for 90 days.
 * One row an hour for what repeats, so that a flood does not fill it.
 */
export const securityLog = pgTable(
  "security_log",
  {
    id: identity(),
    /** The code of the refusal, or `admin_look`. */
    event: text("event").notNull(),
    /** The call, as the contract names it. */
    call: text("call").notNull(),
    /** The caller's account, else a keyed hash of the e-mail and role that were named, else empty. */
    about: text("about").notNull(),
    /** The id that was asked for, if any. */
    subject: text("subject").notNull(),
    /** Coarse: the neighbourhood of the address. */
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
  confirmedAt: instant("confirmed_at"),
  /** The last 30-second step that was accepted: a code works once. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: createdAt(),
});

/** Where mails land in the demo (R12.1). */
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
