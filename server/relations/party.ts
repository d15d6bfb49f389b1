/** The two sides of a relation by role: whose column is whose, and who can be reached. */
import { type SQL, sql } from "drizzle-orm";
import type { MemberRole } from "#contract/vocabulary.ts";
import { relations } from "#server/db/schema/relations.ts";

export type Party = { id: string; role: MemberRole };

export const otherRole = (role: MemberRole): MemberRole => (role === "student" ? "teacher" : "student");

export const columnOf = (role: MemberRole) => (role === "student" ? relations.studentId : relations.teacherId);

/** Nobody is reached who blocked the other, or was blocked (R10.3). */
export const notBlocked = (one: SQL, other: SQL) => sql`not exists (
  select 1 from blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one})
)`;
