/** Everything between a student and a teacher: requests, fees, reviews, guarantee claims, blocks, reports (R4.1, R10). */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { claimKinds, claimStatuses, feeStates } from "#contract/guarantee-states.ts";
import * as limits from "#contract/limits.ts";
import { questionDays } from "#contract/question-days.ts";
import { languages, memberRoles, relationStatuses, reportReasons } from "#contract/vocabulary.ts";
import { accounts } from "./accounts.ts";
import { atMost, createdAt, identity, instant, oneOfCodes, present, updatedAt } from "./columns.ts";

const party = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: "restrict" });
const decider = (name: string) => uuid(name).references(() => accounts.id, { onDelete: "set null" });

export const relations = pgTable(
  "relations",
  {
    id: identity(),
    studentId: party("student_id"),
    teacherId: party("teacher_id"),
    askedBy: text("asked_by", { enum: memberRoles }).notNull(),
    status: text("status", { enum: relationStatuses }).notNull().default("pending"),
    message: text("message"),
    response: text("response"),
    requestedAt: instant("requested_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
    activatedAt: instant("activated_at"),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by", { enum: memberRoles }),
    /** When the student was offered similar teachers because nobody had answered (R10.4): once. */
    similarOfferedAt: instant("similar_offered_at"),
    /** Which of the family (R13.8): ids of learners, the account's own for the profile itself; none, or only deleted ones: the profile itself. */
    learnerIds: uuid("learner_ids").array().notNull().default([]),
    /** The two accounts shared an e-mail, phone or device when it was requested or accepted (R3.8); set by a trigger. */
    onePerson: boolean("one_person").notNull().default(false),
  },
  (t) => [
    oneOfCodes("relations", "asked_by", memberRoles),
    oneOfCodes("relations", "ended_by", memberRoles),
    oneOfCodes("relations", "status", relationStatuses),
    atMost("relations", "message", limits.relation.message),
    atMost("relations", "response", limits.relation.message),
    check("relations_two_people", sql`${t.studentId} <> ${t.teacherId}`),
    check("relations_active_since", sql`${t.status} not in ('accepted', 'ended') or ${t.activatedAt} is not null`),
    uniqueIndex("relations_open_pair").on(t.studentId, t.teacherId).where(sql`status in ('pending', 'accepted')`),
    index("relations_of_student").on(t.studentId, t.status, t.requestedAt, t.id),
    index("relations_of_teacher").on(t.teacherId, t.status, t.requestedAt, t.id),
    index("relations_of_pair").on(t.studentId, t.teacherId, t.requestedAt),
    index("relations_to_expire").on(t.expiresAt).where(sql`status = 'pending'`),
    index("relations_to_offer_similar")
      .on(t.requestedAt)
      .where(sql`status = 'pending' and asked_by = 'student' and similar_offered_at is null`),
    index("relations_to_question").on(t.activatedAt).where(sql`status = 'accepted'`),
    index("relations_requested").on(t.requestedAt),
    index("relations_answered").on(t.answeredAt).where(present("answered_at")),
    index("relations_activated").on(t.activatedAt).where(present("activated_at")),
    index("relations_unanswered").on(t.askedBy, t.requestedAt, t.teacherId).where(sql`status = 'pending'`),
  ],
);

export const feeEntries = pgTable(
  "fee_entries",
  {
    id: identity(),
    relationId: uuid("relation_id")
      .notNull()
      .unique("fee_entries_relation")
      .references(() => relations.id, { onDelete: "restrict" }),
    /** In the currency's smallest unit (paise). */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    state: text("state", { enum: feeStates }).notNull(),
    createdAt: createdAt(),
    stateChangedAt: instant("state_changed_at").notNull().defaultNow(),
    stateChangedBy: decider("state_changed_by"),
    note: text("note"),
  },
  (t) => [
    oneOfCodes("fee_entries", "state", feeStates),
    check("fee_entries_amount_valid", sql`${t.amount} >= 0`),
    check("fee_entries_currency_valid", sql.raw(`"currency" ~ '^[A-Z]{3}$'`)),
    index("fee_entries_listed").on(t.state, t.createdAt, t.id),
    index("fee_entries_by_day").on(t.createdAt, t.id),
    index("fee_entries_of_decider").on(t.stateChangedBy).where(present("state_changed_by")),
  ],
);

export const reviews = pgTable(
  "reviews",
  {
    id: identity(),
    /** The id that everybody but the office sees: the internal id would reveal the hour (R3.8). */
    publicId: uuid("public_id").notNull().default(sql`gen_random_uuid()`).unique("reviews_public_id"),
    relationId: uuid("relation_id")
      .notNull()
      .references(() => relations.id, { onDelete: "restrict" }),
    studentId: party("student_id"),
    teacherId: party("teacher_id"),
    /** In the rating; derived by a trigger (server/db/rules/rate-teachers.sql). */
    counted: boolean("counted").notNull().default(false),
    stars: smallint("stars").notNull(),
    text: text("text"),
    language: text("language", { enum: languages }),
    /** The teacher's one answer (R10.1). */
    answer: text("answer"),
    /** Null again once the review was changed: then another answer is allowed. */
    answeredAt: instant("answered_at"),
    hiddenAt: instant("hidden_at"),
    hiddenBy: decider("hidden_by"),
    hiddenReason: text("hidden_reason"),
    /** When its writer withdrew it while hidden: the empty row stays, so that a new review is not shown instead. */
    takenBackAt: instant("taken_back_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("reviews_student_teacher").on(t.studentId, t.teacherId),
    check("reviews_stars_valid", sql`${t.stars} between 1 and 5`),
    oneOfCodes("reviews", "language", languages),
    atMost("reviews", "text", limits.review.text),
    atMost("reviews", "answer", limits.review.text),
    index("reviews_shown").on(t.createdAt, t.id).where(sql`hidden_at is null`),
    index("reviews_hidden").on(t.hiddenAt, t.id).where(present("hidden_at")),
    index("reviews_of_teacher").on(t.teacherId, t.createdAt, t.id),
    index("reviews_of_relation").on(t.relationId),
    index("reviews_of_hider").on(t.hiddenBy).where(present("hidden_by")),
  ],
);

export const guaranteeClaims = pgTable(
  "guarantee_claims",
  {
    id: identity(),
    relationId: uuid("relation_id")
      .notNull()
      .references(() => relations.id, { onDelete: "restrict" }),
    kind: text("kind", { enum: claimKinds }).notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: claimStatuses }).notNull().default("open"),
    decision: text("decision"),
    decidedAt: instant("decided_at"),
    decidedBy: decider("decided_by"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("guarantee_claims", "kind", claimKinds),
    oneOfCodes("guarantee_claims", "status", claimStatuses),
    uniqueIndex("guarantee_claims_open").on(t.relationId).where(sql`status = 'open'`),
    index("guarantee_claims_listed").on(t.status, t.createdAt, t.id),
    index("guarantee_claims_of_relation").on(t.relationId),
    index("guarantee_claims_of_decider").on(t.decidedBy).where(present("decided_by")),
  ],
);

/** One question to one of the two, answered by one tap: did you meet (day 3), does it go on (day 14). */
export const relationQuestions = pgTable(
  "relation_questions",
  {
    id: identity(),
    relationId: uuid("relation_id")
      .notNull()
      .references(() => relations.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    day: smallint("day").notNull(),
    askedAt: instant("asked_at").notNull().defaultNow(),
    answeredAt: instant("answered_at"),
    answer: boolean("answer"),
  },
  (t) => [
    unique("relation_questions_once").on(t.relationId, t.accountId, t.day),
    check("relation_questions_day_known", sql.raw(`"day" in (${questionDays.join(", ")})`)),
    check("relation_questions_answered", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index("relation_questions_of_account").on(t.accountId, t.askedAt),
  ],
);

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

export const blocks = pgTable(
  "blocks",
  { blockerId: person("blocker_id"), blockedId: person("blocked_id"), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    check("blocks_two_people", sql`${t.blockerId} <> ${t.blockedId}`),
    index("blocks_of_blocked").on(t.blockedId),
  ],
);

export const reportStatuses = ["open", "acted", "dismissed"] as const;

export const reports = pgTable(
  "reports",
  {
    id: identity(),
    reporterId: uuid("reporter_id").references(() => accounts.id, { onDelete: "set null" }),
    reportedId: person("reported_id"),
    reviewId: uuid("review_id").references(() => reviews.id, { onDelete: "set null" }),
    reason: text("reason", { enum: reportReasons }).notNull(),
    details: text("details"),
    status: text("status", { enum: reportStatuses }).notNull().default("open"),
    outcome: text("outcome"),
    handledAt: instant("handled_at"),
    handledBy: decider("handled_by"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("reports", "reason", reportReasons),
    oneOfCodes("reports", "status", reportStatuses),
    index("reports_listed").on(t.status, t.createdAt, t.id),
    index("reports_of_reported").on(t.reportedId),
    index("reports_of_reporter").on(t.reporterId).where(present("reporter_id")),
    index("reports_of_review").on(t.reviewId).where(present("review_id")),
    index("reports_of_handler").on(t.handledBy).where(present("handled_by")),
  ],
);
