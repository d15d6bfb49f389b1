/** The teachers on a student's shortlist (R13.6). */
import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt } from "./columns.ts";

export const shortlistedTeachers = pgTable(
  "shortlisted_teachers",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** From 0 on, newest first, as in the browser. */
    position: integer("position").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.teacherId] }),
    index("shortlisted_teachers_of_teacher").on(t.teacherId),
  ],
);
