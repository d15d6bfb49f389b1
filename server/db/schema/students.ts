/** The student's profile: what a student or parent says about the learner. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { person, profile } from "#contract/limits.ts";
import { days, defaultLocations, genders } from "#contract/vocabulary.ts";
import { accounts } from "./accounts.ts";
import { allCodesOf, atMost, createdAt, identity, instant, oneOfCodes, updatedAt } from "./columns.ts";
import { placeChecks, placeColumns } from "./places.ts";

export const students = pgTable(
  "students",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    gender: text("gender", { enum: genders }),
    bio: text("bio"),
    photoKey: text("photo_key"),
    grade: text("grade"),
    defaultLocation: text("default_location", { enum: defaultLocations }),
    subjects: text("subjects").array().notNull().default([]),
    preferredDays: text("preferred_days").array().$type<(typeof days)[number][]>().notNull().default([]),
    /** Kilometres. */
    preferredDistance: real("preferred_distance"),
    /** When the account's owner declared to be an adult (R10.3). */
    adultDeclaredAt: instant("adult_declared_at"),
    ...placeColumns(),
    /** Set by trigger: whether teachers can find the student. */
    listed: boolean("listed").notNull().default(false),
    /** Increases with every saved edit; an edit of an older version is refused. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOfCodes("students", "gender", genders),
    oneOfCodes("students", "default_location", defaultLocations),
    allCodesOf("students", "preferred_days", days),
    check("students_preferred_distance_positive", sql`${t.preferredDistance} > 0`),
    ...placeChecks("students"),
    index("students_listed_point").using("gist", t.publicPoint).where(sql`listed`),
  ],
);

/** Siblings beside the profile itself (R13.8), in the order of their ids. */
export const learners = pgTable(
  "learners",
  {
    id: identity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => students.accountId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    grade: text("grade"),
    subjects: text("subjects").array().notNull().default([]),
    preferredDays: text("preferred_days").array().$type<(typeof days)[number][]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    allCodesOf("learners", "preferred_days", days),
    atMost("learners", "name", person.name),
    atMost("learners", "grade", profile.grade),
    index("learners_of_account").on(t.accountId, t.id),
  ],
);
