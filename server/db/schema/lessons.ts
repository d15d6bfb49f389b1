/** Lessons of a student and a teacher, proposals, and the class book (R13.4, R13.5). An exclusion constraint keeps a person's lessons from overlapping. */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { lessonStates, outcomes, priceKinds } from "#contract/lesson-states.ts";
import { memberRoles, modes } from "#contract/vocabulary.ts";
import { accounts } from "./accounts.ts";
import { atMost, createdAt, identity, instant, oneOfCodes, present } from "./columns.ts";
import { relations } from "./relations.ts";

const party = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: "restrict" });
const ofRelation = () =>
  uuid("relation_id")
    .notNull()
    .references(() => relations.id, { onDelete: "restrict" });

/** Weekly lessons at the same local time. */
export const lessonSeries = pgTable(
  "lesson_series",
  { id: identity(), relationId: ofRelation(), createdAt: createdAt() },
  (t) => [index("lesson_series_of_relation").on(t.relationId)],
);

export const lessons = pgTable(
  "lessons",
  {
    id: identity(),
    relationId: ofRelation(),
    teacherId: party("teacher_id"),
    studentId: party("student_id"),
    seriesId: uuid("series_id").references(() => lessonSeries.id, { onDelete: "restrict" }),
    /** Of a series: its original start, by which calendars identify it. */
    occursAt: instant("occurs_at"),
    proposedBy: text("proposed_by", { enum: memberRoles }).notNull(),
    state: text("state", { enum: lessonStates }).notNull(),
    /** Of a proposal: the first of its times. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    mode: text("mode", { enum: modes }).notNull(),
    /** Of a proposal: weekly until this local day. */
    weeklyUntil: date("weekly_until"),
    note: text("note"),
    /** Which of the relation's learners (R13.8); empty: all of them. */
    learnerIds: uuid("learner_ids").array().notNull().default([]),
    /** The lesson that this one replaces. */
    makesUpFor: uuid("makes_up_for").references((): AnyPgColumn => lessons.id, { onDelete: "restrict" }),
    /** The agreed price (R13.5), stored with the proposal; empty only in lessons older than that rule. */
    priceKind: text("price_kind", { enum: priceKinds }),
    /** Paise per hour or per month. */
    pricePaise: integer("price_paise"),
    /** Increases with every change that calendars must see. */
    sequence: integer("sequence").notNull().default(0),
    /** When its time was last agreed: a lesson agreed late needs no past reminder. */
    settledAt: instant("settled_at"),
    cancelledAt: instant("cancelled_at"),
    /** Null when the relation has ended. */
    cancelledBy: text("cancelled_by", { enum: memberRoles }),
    cancelReason: text("cancel_reason"),
    outcome: text("outcome", { enum: outcomes }),
    /** Billable minutes. */
    taught: integer("taught"),
    /** Paise, by the hour; and of the month, of teachers with a monthly fee. */
    paise: integer("paise"),
    monthlyPaise: integer("monthly_paise"),
    topic: text("topic"),
    homework: text("homework"),
    markedAt: instant("marked_at"),
    /** When the mail about the teacher's last mark reached the family's mail server: from then on silence confirms it. */
    mailedAt: instant("mailed_at"),
    objectedAt: instant("objected_at"),
    objection: text("objection"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfCodes("lessons", "proposed_by", memberRoles),
    oneOfCodes("lessons", "cancelled_by", memberRoles),
    oneOfCodes("lessons", "state", lessonStates),
    oneOfCodes("lessons", "mode", modes),
    oneOfCodes("lessons", "outcome", outcomes),
    oneOfCodes("lessons", "price_kind", priceKinds),
    check("lessons_price_whole", sql`(${t.pricePaise} is null) = (${t.priceKind} is null or ${t.priceKind} = 'none')`),
    ...["note", "cancel_reason", "topic", "homework", "objection"].map((column) =>
      atMost("lessons", column, limits.words),
    ),
    check("lessons_end_after_start", sql`${t.endsAt} > ${t.startsAt}`),
    check("lessons_series_occurs", sql`(${t.seriesId} is null) = (${t.occursAt} is null)`),
    check(
      "lessons_marked_whole",
      sql`(${t.state} in ('marked', 'objected', 'confirmed')) = (${t.outcome} is not null)
        and (${t.outcome} is null) = (${t.taught} is null) and (${t.outcome} is null) = (${t.paise} is null)`,
    ),
    check(
      "lessons_counts_valid",
      sql`${t.taught} >= 0 and ${t.paise} >= 0 and ${t.monthlyPaise} >= 0 and ${t.pricePaise} >= 0`,
    ),
    unique("lessons_of_series").on(t.seriesId, t.occursAt),
    index("lessons_of_teacher").on(t.teacherId, t.startsAt),
    index("lessons_of_student").on(t.studentId, t.startsAt),
    index("lessons_of_relation").on(t.relationId, t.startsAt),
    index("lessons_made_up").on(t.makesUpFor).where(present("makes_up_for")),
    index("lessons_to_remind").on(t.startsAt).where(sql`state = 'fixed'`),
    index("lessons_to_lapse").on(t.startsAt).where(sql`state = 'proposed'`),
    index("lessons_called_off").on(t.cancelledAt).where(sql`state = 'cancelled' and cancelled_by is null`),
    index("lessons_mailed").on(t.mailedAt).where(sql`state = 'marked' and objected_at is null`),
  ],
);

/** The proposed times, of which the other side picks one. */
export const lessonTimes = pgTable(
  "lesson_times",
  {
    lessonId: uuid("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.startsAt] }),
    check("lesson_times_end_after_start", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

export const attesters = ["student", "silence"] as const;

/** What both attested: append-only, without free text. */
export const classBook = pgTable(
  "class_book",
  {
    id: identity(),
    lessonId: uuid("lesson_id")
      .notNull()
      .unique("class_book_lesson")
      .references(() => lessons.id, { onDelete: "restrict" }),
    relationId: ofRelation(),
    /** Local month, YYYY-MM. */
    month: char("month", { length: 7 }).notNull(),
    outcome: text("outcome", { enum: outcomes }).notNull(),
    minutes: integer("minutes").notNull(),
    paise: integer("paise").notNull(),
    monthlyPaise: integer("monthly_paise"),
    attestedBy: text("attested_by", { enum: attesters }).notNull(),
    attestedAt: instant("attested_at").notNull().defaultNow(),
  },
  (t) => [
    oneOfCodes("class_book", "outcome", outcomes),
    oneOfCodes("class_book", "attested_by", attesters),
    index("class_book_of_month").on(t.relationId, t.month),
  ],
);

/** Who marked a month as paid, and its sum at that time. */
export const monthPayments = pgTable(
  "month_payments",
  {
    relationId: ofRelation(),
    month: char("month", { length: 7 }).notNull(),
    saidBy: text("said_by", { enum: memberRoles }).notNull(),
    paise: integer("paise").notNull(),
    saidAt: instant("said_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.relationId, t.month, t.saidBy, t.paise] }),
    oneOfCodes("month_payments", "said_by", memberRoles),
  ],
);

export const reminderKinds = ["evening", "soon"] as const;

/** Sent reminders by lesson start, so that none is sent twice. */
export const lessonReminders = pgTable(
  "lesson_reminders",
  {
    lessonId: uuid("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: reminderKinds }).notNull(),
    startsAt: instant("starts_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.kind, t.startsAt] }),
    oneOfCodes("lesson_reminders", "kind", reminderKinds),
  ],
);

/** How often a person renewed the address of the calendar feed; the address itself is signed, not stored. */
export const calendarFeeds = pgTable("calendar_feeds", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  renewals: integer("renewals").notNull().default(0),
});
