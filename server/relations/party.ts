/** The two sides of a relation by role, with their columns. */
import type { MemberRole } from "#contract/vocabulary.ts";
import { relations } from "#server/db/schema/relations.ts";

export type Party = { id: string; role: MemberRole };

export const otherRole = (role: MemberRole): MemberRole => (role === "student" ? "teacher" : "student");

export const columnOf = (role: MemberRole) => (role === "student" ? relations.studentId : relations.teacherId);
