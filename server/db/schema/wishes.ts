/** Saved searches (R13.2): their filters, their matches, and the teachers that are still to be checked against them. */
import { sql } from "drizzle-orm";
import { check, doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, cube, identity, instant } from "./columns.ts";

/** One word that must be found, in any of these forms (server/search/match-text.ts). */
export type WishedTerm = {
  subjects: string[];
  classes: string[];
  boards: string[];
  places: string[];
  /** Of the whole text; null where the word is too short or a filter. */
  pattern: string | null;
  /** Of a subject in the teacher's own words; absent in older wishes. */
  inSubject?: string | null;
};

export const wishes = pgTable(
  "wishes",
  {
    id: identity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The search's URL parameters, by which changed teachers are filtered. */
    query: jsonb("query").$type<Record<string, string>>().notNull(),
    /** The subjects, or "*" for any: what the index looks up. */
    keys: text("keys").array().notNull(),
    terms: jsonb("terms").$type<WishedTerm[]>().notNull(),
    /** The centre, and the radius as a straight line; no radius for online lessons only. */
    point: cube("point").notNull(),
    chord: doublePrecision("chord"),
    /** The H3 cell of that place, by which families are counted (R13.3); absent in older wishes until the job has filled it. */
    cell: text("cell"),
    /** The box around that circle, or around the earth. */
    reach: cube("reach").notNull(),
    until: instant("until").notNull(),
    toldAt: instant("told_at"),
    mailedAt: instant("mailed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("wishes_keys_present", sql`cardinality(${t.keys}) > 0`),
    index("wishes_of_account").on(t.accountId, t.createdAt),
    index("wishes_keys").using("gin", t.keys),
    index("wishes_reach").using("gist", t.reach),
    index("wishes_until").on(t.until),
    // Empty once all are filled.
    index("wishes_without_cell").on(t.id).where(sql`cell is null`),
  ],
);

/** Each teacher once per wish. */
export const wishMatches = pgTable(
  "wish_matches",
  {
    wishId: uuid("wish_id")
      .notNull()
      .references(() => wishes.id, { onDelete: "cascade" }),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    foundAt: instant("found_at").notNull().defaultNow(),
    toldAt: instant("told_at"),
  },
  (t) => [
    primaryKey({ columns: [t.wishId, t.teacherId] }),
    index("wish_matches_of_teacher").on(t.teacherId),
    index("wish_matches_to_tell").on(t.wishId).where(sql`told_at is null`),
  ],
);

/** Changed teachers not yet checked against the wishes; filled by triggers. */
export const wishChecks = pgTable(
  "wish_checks",
  {
    teacherId: uuid("teacher_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The public part of the row before the first of these changes; null when it was not listed. */
    before: jsonb("before"),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [index("wish_checks_oldest").on(t.changedAt)],
);
