/** The learners of a lesson (R13.8): given only in a family with more than one, with names only for those who may see names. */
import { sql } from "drizzle-orm";
import type { Lesson } from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { learnersOf } from "#server/people/learners.ts";

/** For the lesson `l` and its relation `r`. */
export const lessonLearners = sql`case when exists (select from learners any_other where any_other.account_id = l.student_id)
  then ${learnersOf(sql`l.student_id`, sql`case l.learner_ids when '{}' then r.learner_ids else l.learner_ids end`)}
  else '[]'::json end`;

/** `together`: the relation is active and so is the other side's account. */
export const showLearners = (role: MemberRole, together: boolean, learners: Lesson["learners"]): Lesson["learners"] =>
  learners.map(({ id, grade, name }) => ({ id, grade, name: role === "student" || together ? name : null }));
