/** Schemas of contract/teachers.ts. */
import * as z from "zod/mini";
import { profile } from "#contract/limits.ts";
import { answerTimes, checkedClaims } from "#contract/teacher-codes.ts";
import * as codes from "#contract/vocabulary.ts";
import { slot, slots } from "./availability.ts";
import { ownDocument } from "./documents.ts";
import { fee } from "./fee.ts";
import { ownLocation } from "./locations.ts";
import { openRelation } from "./open-relation.ts";
import { phoneNumber } from "./phone.ts";
import { kilometres, sharedFields, someOf, subjectList } from "./profile-fields.ts";
import { queryNumberBetween } from "./query-values.ts";
import { upiAddress } from "./upi-address.ts";

/** The fields shown to the owner and everyone else alike. */
const openFields = {
  id: z.uuid(),
  name: z.string(),
  bio: z.nullable(z.string()),
  /** Public address. */
  photo: z.nullable(z.string()),
  subjects: z.array(z.string()),
  qualifications: z.array(z.enum(codes.qualifications)),
  /** Kilometres. */
  teachingRange: z.number(),
  /** Monday first. */
  availability: z.array(slot),
  experienceYears: z.nullable(z.number()),
  verified: z.boolean(),
  verifiedAt: z.nullable(z.iso.datetime()),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  fee,
  modes: z.array(z.enum(codes.modes)),
  boards: z.array(z.enum(codes.boards)),
  classes: z.array(z.enum(codes.classes)),
  languages: z.array(z.enum(codes.teachingLanguages)),
  /** Slug of the neighbourhood, or name of the city, shown to others instead of the place. */
  area: z.nullable(z.string()),
  /** False while the teacher takes no new students (R3.6): still shown, but without requests. */
  acceptingStudents: z.boolean(),
};

export const teacherProfile = z.object({
  ...openFields,
  email: z.string(),
  accountStatus: z.enum(codes.accountStatuses),
  /** E.164. */
  phone: z.nullable(z.string()),
  gender: z.nullable(z.enum(codes.genders)),
  /** Where families pay; visible only in an active relation (R13.5). */
  upiAddress: z.nullable(z.string()),
  documents: z.array(ownDocument),
  profileViews: z.number(),
  activeStudents: z.number(),
  acceptedRequests: z.number(),
  location: z.nullable(ownLocation),
  /** Whether students can find the teacher. */
  listed: z.boolean(),
  version: z.int(),
});

const rupeesUpTo = (most: number) =>
  z.nullable(z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(most, "too_big")));

/** Other keys of a body (email, verified, role, rating, profileViews...) are ignored. */
export const teacherFields = z.object({
  ...sharedFields,
  phone: z.optional(phoneNumber("phone_required_teacher")),
  subjects: z.optional(subjectList.check(z.minLength(1, "subject_required"))),
  qualifications: z.optional(someOf(codes.qualifications).check(z.minLength(1, "qualification_required"))),
  teachingRange: z.optional(kilometres),
  experienceYears: z.optional(
    z.nullable(z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(profile.experienceYears, "too_big"))),
  ),
  /** Whole rupees; an absent one is unchanged. */
  fee: z.optional(
    z.object({
      hourly: z.optional(rupeesUpTo(profile.highestHourly)),
      monthly: z.optional(rupeesUpTo(profile.highestFee)),
    }),
  ),
  upiAddress: z.optional(upiAddress),
  modes: z.optional(someOf(codes.modes)),
  boards: z.optional(someOf(codes.boards)),
  classes: z.optional(someOf(codes.classes)),
  languages: z.optional(someOf(codes.teachingLanguages)),
  acceptingStudents: z.optional(z.boolean("invalid")),
  /** Replaces the week, as its own call does. */
  availability: z.optional(slots),
});

export const shownTeacher = z.object({
  ...openFields,
  /** The script of the bio, for screen readers. */
  bioLanguage: z.nullable(z.enum(codes.languages)),
  /** Which data an admin has checked against a document, or a code has proved, and when (R4.3, R3.10). */
  checked: z.array(z.object({ type: z.enum(checkedClaims), verifiedAt: z.iso.datetime() })),
  slowToAnswer: z.boolean(),
  /** Null for few answers or few students: one of them could be identified. */
  answersWithin: z.nullable(z.enum(answerTimes)),
  studentsTaught: z.nullable(z.number()),
  /** Families who said that they met the teacher, and that it went on after two weeks (R10.4); null below five. */
  familiesMet: z.nullable(z.number()),
  familiesStayed: z.nullable(z.number()),
  /** The Monday of the week of the teacher's last visit, no finer. */
  activeWeek: z.nullable(z.iso.date()),
  /** Including those that do not count in the rating (R3.8). */
  shownReviews: z.int(),
  /** How many reviews that count gave five stars, four, three, two, one. */
  spread: z.array(z.number()),
  memberSince: z.iso.datetime(),
  /** Kilometres to the public point from the query's point, else from the student's own place, steps of 0.1; null without either. */
  distance: z.nullable(z.number()),
  /** Degrees clockwise from north, steps of 5. */
  bearing: z.nullable(z.number()),
  /** For a signed-in student; null for everyone else. */
  relationStatus: openRelation,
  relationId: z.nullable(z.uuid()),
  /** Null until a relation is active (R3.5). */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

const teacherId = z.object({ id: z.uuid() });

export const schemas = {
  readTeacherProfile: {
    summary: "The own profile",
    answer: teacherProfile,
  },
  uploadTeacherPhoto: {
    summary: "Gives the own profile a photo; it is cut to a square",
    answer: z.object({ photo: z.string() }),
  },
  readTeacher: {
    summary: "A teacher's public page",
    params: teacherId,
    query: z.object({
      latitude: queryNumberBetween(-90, 90, "location_invalid"),
      longitude: queryNumberBetween(-180, 180, "location_invalid"),
    }),
    answer: shownTeacher,
  },
  countTeacherView: {
    summary: "Counts a look at the page, once per network and day",
    params: teacherId,
  },
  removeTeacherPhoto: {
    summary: "Takes the own photo away",
  },
};
