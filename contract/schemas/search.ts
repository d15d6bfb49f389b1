/** Schemas of contract/search.ts. */

import * as z from "zod/mini";
import { isPlace, type Placed, place, studentFilters, teacherFilters } from "#contract/search-parameters.ts";
import * as codes from "#contract/vocabulary.ts";
import { fee } from "./fee.ts";
import { foundLearner } from "./learners.ts";
import { openRelation } from "./open-relation.ts";
import { schemasOf } from "./query-values.ts";
import { searchCounts } from "./search-counts.ts";

export const searchPlace = schemasOf(place);

export const wholePlace = z.refine<Placed>(isPlace, { error: "location_invalid", path: ["latitude"] });
export const teacherSearchQuery = z.object(schemasOf(teacherFilters)).check(wholePlace);

export const foundTeacher = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first of `subjects`. */
  subject: z.string(),
  subjects: z.array(z.string()),
  /** Kilometres to the public point, steps of 0.1. */
  distance: z.number(),
  /** Degrees clockwise from north to the public point, steps of 5. */
  bearing: z.number(),
  /** Of the ring map; null where there is no circle. */
  zone: z.nullable(z.number()),
  verified: z.boolean(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** The highest of `qualifications`. */
  qualification: z.nullable(z.enum(codes.qualifications)),
  qualifications: z.array(z.enum(codes.qualifications)),
  experienceYears: z.nullable(z.number()),
  fee,
  modes: z.array(z.enum(codes.modes)),
  boards: z.array(z.enum(codes.boards)),
  classes: z.array(z.enum(codes.classes)),
  languages: z.array(z.enum(codes.teachingLanguages)),
  /** Public address of the picture. */
  photo: z.nullable(z.string()),
  /** Slug of the neighbourhood, or the Latin name of a city outside the gazetteer. */
  area: z.nullable(z.string()),
  /** Its name in the language of the caller. */
  areaName: z.nullable(z.string()),
  /** Days with slots, Monday first. */
  days: z.array(z.enum(codes.days)),
  slowToAnswer: z.boolean(),
  /** False while the teacher takes no new students (R3.6). */
  acceptingStudents: z.boolean(),
  /** Why this teacher is here (R7.11). */
  why: z.object({
    distance: z.number(),
    sharedDays: z.array(z.enum(codes.days)),
    /** The requested subject. */
    subject: z.nullable(z.string()),
    verified: z.boolean(),
  }),
});

const foundTeacherOfStudent = z.extend(foundTeacher, {
  relationStatus: openRelation,
  relationId: z.nullable(z.uuid()),
});

/** Kilometres outside the nearer edge of the two circles, steps of 0.1. */
const tooFar = z.number();

/** What a teacher may know of a student before an acceptance (R2.7). */
export const foundStudent = z.object({
  id: z.uuid(),
  initial: z.string(),
  grade: z.nullable(z.string()),
  subjects: z.array(z.string()),
  days: z.array(z.enum(codes.days)),
  /** All learners of the family (R13.8); the fields above are the first one's. */
  learners: z.array(foundLearner),
  area: z.nullable(z.string()),
  /** Its name in the language of the caller. */
  areaName: z.nullable(z.string()),
  distance: z.number(),
  bearing: z.number(),
  why: z.object({ distance: z.number(), sharedDays: z.array(z.enum(codes.days)), subject: z.nullable(z.string()) }),
  relationStatus: openRelation,
  relationId: z.nullable(z.uuid()),
});

const page = { total: z.number(), pages: z.number(), page: z.number() };

export const foundTeachers = z.object({
  teachers: z.array(foundTeacher),
  ...page,
  counts: z.optional(searchCounts),
  beyond: z.array(z.extend(foundTeacher, { tooFar })),
});

export const foundTeachersOfStudent = z.object({
  teachers: z.array(foundTeacherOfStudent),
  ...page,
  counts: z.optional(searchCounts),
  beyond: z.array(z.extend(foundTeacherOfStudent, { tooFar })),
});

export const schemas = {
  publicNearbyTeachers: {
    summary: "Teachers near a place, for visitors.",
    query: teacherSearchQuery,
    answer: foundTeachers,
  },
  nearbyTeachers: {
    summary: "Teachers near a place, with the relation to each.",
    query: teacherSearchQuery,
    answer: foundTeachersOfStudent,
  },
  teacherMap: {
    summary: "How many teachers a search finds in each zone of its circle; a student's own place and blocks count.",
    query: teacherSearchQuery,
    answer: z.object({
      /** Kilometres of the circle; null when lessons are online and there is none. */
      reach: z.nullable(z.number()),
      zones: z.array(
        z.object({
          zone: z.number(),
          count: z.number(),
          /** Of the middle of their public points: kilometres in steps of 0.1, degrees in steps of 5. */
          distance: z.number(),
          bearing: z.number(),
        }),
      ),
    }),
  },
  similarTeachers: {
    summary: "Teachers of the same subjects, nearest to the asked place or else to this teacher.",
    params: z.object({ id: z.uuid() }),
    query: z.object({ latitude: searchPlace.latitude, longitude: searchPlace.longitude }),
    answer: z.array(foundTeacher),
  },
  nearbyStudents: {
    summary:
      "Students around the teacher's own place, within their own range; for listed teachers with a verified identity.",
    query: z.object(schemasOf(studentFilters)),
    answer: z.object({ students: z.array(foundStudent), ...page }),
  },
  supply: {
    summary: "How many teachers are listed, by subject and by neighbourhood, most first.",
    answer: z.object({
      teachers: z.number(),
      verified: z.number(),
      subjects: z.array(z.object({ subject: z.string(), count: z.number() })),
      areas: z.array(z.object({ area: z.string(), count: z.number() })),
    }),
  },
};
