/** Searches that go on by themselves (R13.2): what is wished for, whom it found, and which teachers have to be held against it. */
import { sql } from "drizzle-orm";
import { check, doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, cube, identity, instant } from "./columns.ts";

/** One word that must be found, in any of these ways (server/search/match-text.ts). */
export type WishedTerm = {
  subjects: string[];
  classes: string[];
  boards: string[];
  places: string[];
  /** Of the whole text; null where the word is too short or a filter. */
  pattern: string | null;
  /** Of a subject in words of the teacher's own; absent in wishes made before there was any. */
  inSubject?: string | null;
};

export const wishes = pgTable(
  "wishes",
  {
    id: identity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** As the address of the search had it; by this its filters are asked of changed teachers. */
    query: jsonb("query").$type<Record<string, string>>().notNull(),
    /** The subjects, or "*" where any will do: what the index looks for. */
    keys: text("keys").array().notNull(),
    terms: jsonb("terms").$type<WishedTerm[]>().notNull(),
    /** Where it looks from, and how far in a straight line; no line where lessons are online alone. */
    point: cube("point").notNull(),
    chord: doublePrecision("chord"),
    /** The H3 cell of that place, by which families are counted (R13.3); absent of those made before, until the job has filled it. */
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
    // Of nobody, once all are filled.
    index("wishes_without_cell").on(t.id).where(sql`cell is null`),
  ],
);

/** Each teacher once a wish. */
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

/** Teachers who changed and were not yet held against the wishes; kept by triggers. */
export const wishChecks = pgTable(
  "wish_checks",
  {
    teacherId: uuid("teacher_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The public part of the row before the first of these changes; null for who was not listed. */
    before: jsonb("before"),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [index("wish_checks_oldest").on(t.changedAt)],
);
