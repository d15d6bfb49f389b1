/** Siblings in one family's account (R13.8): the first learner is the profile itself and has its id. */
import * as z from "zod/mini";
import { learnerLimits as limits } from "#contract/learning-limits.ts";
import { profile } from "#contract/limits.ts";
import { days } from "#contract/vocabulary.ts";
import { personName } from "./person.ts";
import { shortText, someOf, subjectList } from "./profile-fields.ts";

/** What a teacher may know of a learner before an acceptance (R2.7). */
export const foundLearner = z.object({
  id: z.uuid(),
  grade: z.nullable(z.string()),
  subjects: z.array(z.string()),
  preferredDays: z.array(z.enum(days)),
});

export const learner = z.extend(foundLearner, { name: z.string() });

export type Learner = z.output<typeof learner>;

/** The name is null unless the relation is active or the reader is the family. */
export const shownLearner = z.extend(foundLearner, { name: z.nullable(z.string()) });

/** The full list, as a PUT of the profile carries it. Without an id it is a new one; a missing one is deleted. */
export const learnerList = z
  .array(
    z.object({
      id: z.optional(z.uuid()),
      name: personName("required"),
      grade: z._default(shortText(profile.grade), null),
      subjects: z._default(subjectList, []),
      preferredDays: z._default(someOf(days), []),
    }),
  )
  .check(z.maxLength(limits.most, "too_many"));

export type LearnerList = z.output<typeof learnerList>;

/** For whom: one or more of the family. */
export const learnerIds = z.pipe(
  z
    .array(z.uuid("invalid"), "learner_required")
    .check(z.minLength(1, "learner_required"), z.maxLength(limits.most, "too_many")),
  z.transform((ids) => [...new Set(ids)]),
);
