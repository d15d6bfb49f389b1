/** Schemas of contract/students.ts. */
import * as z from "zod/mini";
import { profile } from "#contract/limits.ts";
import { accountStatuses, days, defaultLocations, genders } from "#contract/vocabulary.ts";
import { learner, learnerList, shownLearner } from "./learners.ts";
import { ownLocation } from "./locations.ts";
import { openRelation } from "./open-relation.ts";
import { phoneOrNone } from "./phone.ts";
import { codeOf, kilometres, sharedFields, shortText, someOf, subjectList } from "./profile-fields.ts";

export const studentProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  accountStatus: z.enum(accountStatuses),
  /** E.164. */
  phone: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  bio: z.nullable(z.string()),
  /** An address that works for some minutes. */
  photo: z.nullable(z.string()),
  /** "1" to "12", or free text. */
  grade: z.nullable(z.string()),
  defaultLocation: z.nullable(z.enum(defaultLocations)),
  subjects: z.array(z.string()),
  preferredDays: z.array(z.enum(days)),
  /** Kilometres. */
  preferredDistance: z.nullable(z.number()),
  /** The learners (R13.8); the first is this profile itself, with its id. */
  learners: z.array(learner),
  location: z.nullable(ownLocation),
  /** Slug of the neighbourhood, or name of the city, shown to teachers instead of the place. */
  area: z.nullable(z.string()),
  /** Whether an adult declared to own the account (R10.3); only then teachers find the student. */
  adultDeclared: z.boolean(),
  /** Whether teachers can find the student. */
  listed: z.boolean(),
  version: z.int(),
});

/** Other keys of a body (email, verified, role...) are ignored. */
export const studentFields = z.object({
  ...sharedFields,
  /** Null or empty removes it; contacting teachers then requires it again (R4.2). */
  phone: z.optional(phoneOrNone),
  grade: z.optional(shortText(profile.grade)),
  defaultLocation: z.optional(codeOf(defaultLocations)),
  subjects: z.optional(subjectList),
  preferredDays: z.optional(someOf(days)),
  preferredDistance: z.optional(z.nullable(kilometres)),
  /** The entry with the profile's own id is the profile: fields of the body beside the list win. */
  learners: z.optional(learnerList),
  adultDeclared: z.optional(z.boolean()),
});

/** Name, photo, phone and e-mail are null until a relation is active; owner and admins see them. */
export const shownStudent = z.object({
  id: z.uuid(),
  initial: z.string(),
  name: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  subjects: z.array(z.string()),
  preferredDays: z.array(z.enum(days)),
  /** The learners of the open relation; without one all of the family. */
  learners: z.array(shownLearner),
  /** Slug of the neighbourhood, or name of the city. */
  area: z.nullable(z.string()),
  relationStatus: openRelation,
  relationId: z.nullable(z.uuid()),
});

export const schemas = {
  readStudentProfile: {
    summary: "The own profile",
    answer: studentProfile,
  },
  uploadStudentPhoto: {
    summary: "Gives the own profile a photo; it is cut to a square",
    answer: z.object({ photo: z.string() }),
  },
  readStudent: {
    summary:
      "A student as the caller may see one: teachers by an open relation or a verified identity; other students are not found",
    params: z.object({ id: z.uuid() }),
    answer: shownStudent,
  },
  removeStudentPhoto: {
    summary: "Takes the own photo away",
  },
};
