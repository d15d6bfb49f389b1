/** Finding teachers and students near a place (R7.8, R7.11): the query as addresses carry it, and what a card shows. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { fee } from "./fee.ts";
import { foundLearner } from "./learners.ts";
import { list, search } from "./limits.ts";
import { zoneCount } from "./map-zones.ts";
import { openRelation } from "./open-relation.ts";
import { schemasOf } from "./query-values.ts";
import { searchCounts } from "./search-counts.ts";
import { filterParameters } from "./search-filters.ts";
import { choiceOf, codeList, type Meant, numberBetween, wholeBetween, wordList, yesNo } from "./values.ts";
import * as codes from "./vocabulary.ts";

export const teacherSorts = ["distance", "rating", "experience", "fee"] as const;

const paging = {
  page: wholeBetween(1, list.lastPage),
  limit: wholeBetween(1, search.maxLimit),
};

/** Where a search looks from, and how far. */
const place = {
  /** Kilometres; 10 when absent. */
  distance: numberBetween(0.1, search.maxDistance, "distance_invalid"),
  /** With the longitude; without both, the profile's place, else the default city. */
  latitude: numberBetween(-90, 90, "location_invalid"),
  longitude: numberBetween(-180, 180, "location_invalid"),
};
export const searchPlace = schemasOf(place);

type Placed = { latitude?: number | undefined; longitude?: number | undefined };

/** Both or none, and not the sea off Africa where broken devices are (R5.5). */
export const isPlace = ({ latitude, longitude }: Placed) =>
  latitude === undefined || longitude === undefined
    ? latitude === longitude
    : Math.abs(latitude) > 1e-6 || Math.abs(longitude) > 1e-6;

export const wholePlace = z.refine<Placed>(isPlace, { error: "location_invalid", path: ["latitude"] });

/** Lists mean any of; absent filters let everyone through. */
export const teacherFilters = {
  ...place,
  ...filterParameters,
  /** Only this zone of the ring map (contract/map-zones.ts), of the asked circle. */
  zone: wholeBetween(0, zoneCount - 1),
  sort: choiceOf(teacherSorts),
  /** Whether the answer tells `counts`: the database takes some times longer for them. */
  counts: yesNo,
  ...paging,
};
export const teacherSearchQuery = z.object(schemasOf(teacherFilters)).check(wholePlace);
export type TeacherSearch = Meant<typeof teacherFilters>;

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
  /** Slug of the neighbourhood, or the Latin name of a city beyond those we know. */
  area: z.nullable(z.string()),
  /** What it is called in the language of the caller. */
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
    /** The subject that was asked for. */
    subject: z.nullable(z.string()),
    verified: z.boolean(),
  }),
});
export type FoundTeacher = z.output<typeof foundTeacher>;

const foundTeacherOfStudent = z.extend(foundTeacher, {
  relationStatus: openRelation,
  relationId: z.nullable(z.uuid()),
});

/** Kilometres outside the nearer edge of the two circles, steps of 0.1. */
const tooFar = z.number();

/** Around the teacher's own place alone (R4.1): a place in the query is taken as absent. */
export const studentFilters = {
  /** Kilometres; beyond the teacher's own range it is taken as absent. */
  distance: place.distance,
  subjects: wordList(60),
  /** Days the student prefers. */
  days: codeList(codes.days),
  classes: codeList(codes.classes),
  ...paging,
};
export type StudentSearch = Meant<typeof studentFilters>;

/** What a teacher may know of a student who has not said yes (R2.7). */
const foundStudent = z.object({
  id: z.uuid(),
  initial: z.string(),
  grade: z.nullable(z.string()),
  subjects: z.array(z.string()),
  days: z.array(z.enum(codes.days)),
  /** Everybody of the family who learns (R13.8); the first is whom the fields above speak of. */
  learners: z.array(foundLearner),
  area: z.nullable(z.string()),
  /** What it is called in the language of the caller. */
  areaName: z.nullable(z.string()),
  distance: z.number(),
  bearing: z.number(),
  why: z.object({ distance: z.number(), sharedDays: z.array(z.enum(codes.days)), subject: z.nullable(z.string()) }),
  relationStatus: openRelation,
  relationId: z.nullable(z.uuid()),
});
export type FoundStudent = z.output<typeof foundStudent>;

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

export const publicNearbyTeachers = defineEndpoint({
  method: "GET",
  path: "/api/public/nearby-teachers",
  access: "anyone",
  summary: "Teachers near a place, for visitors.",
  query: teacherSearchQuery,
  answer: foundTeachers,
});

export const nearbyTeachers = defineEndpoint({
  method: "GET",
  path: "/api/students/nearby-teachers",
  access: "teachers.ask",
  summary: "Teachers near a place, with the relation to each.",
  query: teacherSearchQuery,
  answer: foundTeachersOfStudent,
});

/** The page, its order and its zone are no matter here. */
export const teacherMap = defineEndpoint({
  method: "GET",
  path: "/api/public/nearby-teachers/map",
  access: "anyone",
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
});

export const similarTeachers = defineEndpoint({
  method: "GET",
  path: "/api/teachers/{id}/similar",
  access: "anyone",
  summary: "Teachers of the same subjects, nearest to the asked place or else to this teacher.",
  params: z.object({ id: z.uuid() }),
  query: z.object({ latitude: searchPlace.latitude, longitude: searchPlace.longitude }),
  answer: z.array(foundTeacher),
});

export const nearbyStudents = defineEndpoint({
  method: "GET",
  path: "/api/teachers/nearby-students",
  access: "students.ask",
  summary:
    "Students around the teacher's own place, within their own range; for listed teachers with a verified identity.",
  query: z.object(schemasOf(studentFilters)),
  answer: z.object({ students: z.array(foundStudent), ...page }),
});

export const supply = defineEndpoint({
  method: "GET",
  path: "/api/public/supply",
  access: "anyone",
  summary: "How many teachers are listed, by subject and by neighbourhood, most first.",
  answer: z.object({
    teachers: z.number(),
    verified: z.number(),
    subjects: z.array(z.object({ subject: z.string(), count: z.number() })),
    areas: z.array(z.object({ area: z.string(), count: z.number() })),
  }),
});
