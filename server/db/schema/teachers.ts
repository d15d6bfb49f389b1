/** The teacher's profile and its parts: weekly slots, documents, page views. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { DocumentFileType } from "#contract/upload-forms.ts";
import * as codes from "#contract/vocabulary.ts";
import { accounts } from "./accounts.ts";
import {
  allCodesOf,
  bytes,
  createdAt,
  identity,
  including,
  instant,
  localTimeColumn,
  oneOfCodes,
  present,
  updatedAt,
} from "./columns.ts";
import { placeChecks, placeColumns } from "./places.ts";

const searched = ["teaching_range", "subjects", "free_days", "accepting_students"];

export const teachers = pgTable(
  "teachers",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    gender: text("gender", { enum: codes.genders }),
    bio: text("bio"),
    bioLanguage: text("bio_language", { enum: codes.languages }),
    photoKey: text("photo_key"),
    /** Codes of the contract, and free text beside them (R3.7). */
    subjects: text("subjects").array().notNull().default([]),
    qualifications: text("qualifications").array().$type<codes.Qualification[]>().notNull().default([]),
    /** Kilometres. */
    teachingRange: real("teaching_range").notNull().default(10),
    experienceYears: integer("experience_years"),
    /** Whole rupees. */
    feeHourly: integer("fee_hourly"),
    feeMonthly: integer("fee_monthly"),
    /** Where families pay the teacher; shown in an active relation only (R13.5). */
    upiAddress: text("upi_address"),
    modes: text("modes").array().$type<codes.Mode[]>().notNull().default([]),
    boards: text("boards").array().$type<codes.Board[]>().notNull().default([]),
    classes: text("classes").array().$type<codes.SchoolClass[]>().notNull().default([]),
    languages: text("languages").array().$type<codes.TeachingLanguage[]>().notNull().default([]),
    ...placeColumns(),
    /** Where the device was found last, while that is elsewhere; on how many days, and the last of them (R3.4). */
    awayCell: text("away_cell"),
    awayDays: integer("away_days").notNull().default(0),
    awayOn: date("away_on"),
    /** Earlier public cells; moving back gives the same one. */
    earlierCells: text("earlier_cells").array().notNull().default([]),
    /** Set by trigger from the slots: joining them for every teacher of a circle took 100 times as long. */
    freeDays: text("free_days").array().$type<codes.Day[]>().notNull().default([]),
    slowToAnswer: boolean("slow_to_answer").notNull().default(false),
    /** False when the teacher takes no requests for now; still shown and listed (R3.6). */
    acceptingStudents: boolean("accepting_students").notNull().default(true),
    /** Set by trigger: active, verified e-mail, phone, subject, qualification, place (R7.11). */
    listed: boolean("listed").notNull().default(false),
    /** Set by trigger: name, subjects and bio in lower case. */
    searchText: text("search_text").notNull().default(""),
    /** Set by trigger from the documents (R4.3). */
    verifiedAt: instant("verified_at"),
    /** Set by trigger from the reviews that are not hidden (R3.8). */
    rating: numeric("rating", { precision: 3, scale: 2, mode: "number" }),
    reviewCount: integer("review_count").notNull().default(0),
    /** Increases with every saved edit; an edit of an older version is refused. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOfCodes("teachers", "gender", codes.genders),
    oneOfCodes("teachers", "bio_language", codes.languages),
    allCodesOf("teachers", "qualifications", codes.qualifications),
    allCodesOf("teachers", "modes", codes.modes),
    allCodesOf("teachers", "boards", codes.boards),
    allCodesOf("teachers", "classes", codes.classes),
    allCodesOf("teachers", "languages", codes.teachingLanguages),
    check("teachers_teaching_range_valid", sql`${t.teachingRange} > 0 and ${t.teachingRange} <= 100`),
    check("teachers_experience_years_valid", sql`${t.experienceYears} between 0 and 80`),
    // They are columns of the search index, whose rows must fit on a page.
    check("teachers_subjects_size", sql`octet_length(${t.subjects}::text) <= 4000`),
    check("teachers_fees_valid", sql`${t.feeHourly} >= 0 and ${t.feeMonthly} >= 0`),
    ...placeChecks("teachers"),
    // With the columns that a search mostly reads in the index, an exact total is two to five times as fast.
    index("teachers_listed_point")
      .using("gist", including("public_point", [...searched, "verified_at"]))
      .where(sql`listed`),
    // "Verified only" excludes most teachers: with its own index a page visits two in five of the rows.
    index("teachers_listed_verified_point")
      .using("gist", including("public_point", searched))
      .where(sql`listed and verified_at is not null`),
    index("teachers_listed_text").using("gin", sql`${t.searchText} gin_trgm_ops`).where(sql`listed`),
    index("teachers_listed_subjects").using("gin", t.subjects).where(sql`listed`),
    index("teachers_listed_area").on(t.publicArea).where(sql`listed`),
    index("teachers_listed_modes").using("gin", t.modes).where(sql`listed`),
  ],
);

/** Overlap on one day is refused by the exclusion constraint `availability_slots_no_overlap` (R5.3). */
export const availabilitySlots = pgTable(
  "availability_slots",
  {
    id: identity(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.accountId, { onDelete: "cascade" }),
    day: text("day", { enum: codes.days }).notNull(),
    startTime: localTimeColumn("start_time").notNull(),
    endTime: localTimeColumn("end_time").notNull(),
  },
  (t) => [
    oneOfCodes("availability_slots", "day", codes.days),
    check("availability_slots_end_after_start", sql`${t.endTime} > ${t.startTime}`),
    index("availability_slots_of_teacher").on(t.teacherId, t.day, t.startTime),
  ],
);

export const documents = pgTable(
  "documents",
  {
    id: identity(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.accountId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    type: text("type", { enum: codes.documentTypes }).notNull(),
    fileKey: text("file_key").notNull().unique("documents_file_key"),
    mediaType: text("media_type").$type<DocumentFileType>().notNull(),
    /** Bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: bytes("sha256").notNull(),
    uploadedAt: instant("uploaded_at").notNull().defaultNow(),
    verifiedAt: instant("verified_at"),
    /** Set by trigger: the teacher's name when the document was verified. */
    verifiedName: text("verified_name"),
    /** Set by trigger while the teacher has another name: when an identity document was verified (R4.3). */
    setBackFrom: instant("set_back_from"),
    rejectedAt: instant("rejected_at"),
    rejectionReason: text("rejection_reason"),
    /** The admin who verified or rejected. */
    decidedBy: uuid("decided_by").references(() => accounts.id, { onDelete: "set null" }),
  },
  (t) => [
    oneOfCodes("documents", "type", codes.documentTypes),
    check("documents_decided_once", sql`${t.verifiedAt} is null or ${t.rejectedAt} is null`),
    index("documents_verified").on(t.verifiedAt, t.id).where(present("verified_at")),
    index("documents_rejected").on(t.rejectedAt, t.id).where(present("rejected_at")),
    index("documents_of_teacher").on(t.teacherId, t.uploadedAt),
    index("documents_of_decider").on(t.decidedBy).where(present("decided_by")),
  ],
);

/**
 * Which students a teacher was shown, for that local day only (R4.1).
 * The student is no foreign key: a student erased while a list is being sent must not make it fail.
 */
export const shownStudents = pgTable(
  "shown_students",
  {
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.accountId, { onDelete: "cascade" }),
    day: date("day").notNull(),
    studentId: uuid("student_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.day, t.studentId] })],
);

/** Distinct networks that viewed the page, per local day. */
export const profileViewDays = pgTable(
  "profile_view_days",
  {
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.accountId, { onDelete: "cascade" }),
    day: date("day").notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.day] })],
);

/** Networks already counted, for that day only; the hash is salted by day and does not identify a person. */
export const profileViewVisitors = pgTable(
  "profile_view_visitors",
  {
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.accountId, { onDelete: "cascade" }),
    day: date("day").notNull(),
    visitorHash: bytes("visitor_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.day, t.visitorHash] })],
);
