/** Schemas of contract/relations.ts. */
import * as z from "zod/mini";
import { relation } from "#contract/limits.ts";
import * as codes from "#contract/vocabulary.ts";
import { relationFee } from "./guarantee.ts";
import { learnerIds, shownLearner } from "./learners.ts";
import { longText } from "./profile-fields.ts";
import { paging, queryCodeList } from "./query-values.ts";

const request = {
  /** The relation's id, for respond, withdraw and end. */
  id: z.uuid(),
  status: z.enum(codes.relationStatuses),
  askedBy: z.enum(codes.memberRoles),
  /** The sender's message. */
  message: z.nullable(z.string()),
  teacherResponse: z.nullable(z.string()),
  requestDate: z.iso.datetime(),
  /** When it expires without an answer. */
  expiresAt: z.iso.datetime(),
  /** Of the acceptance, decline or withdrawal. */
  answeredAt: z.nullable(z.iso.datetime()),
  /** Since when the relation is active. */
  activeSince: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** Whether a guarantee claim is open; its text belongs to the student (R10.2). */
  claimOpen: z.boolean(),
  /** For whom (R13.8). A teacher reads their names while the relation is active. */
  learners: z.array(shownLearner),
};

/** Null unless the relation is accepted (R3.5). */
const contact = { phone: z.nullable(z.string()), email: z.nullable(z.string()) };

const requestTeacher = z.object({
  id: z.uuid(),
  /** Empty when the person was erased. */
  name: z.string(),
  photo: z.nullable(z.string()),
  subjects: z.array(z.string()),
  qualifications: z.array(z.enum(codes.qualifications)),
  experienceYears: z.nullable(z.number()),
  verified: z.boolean(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** Slug of the neighbourhood, or name of the city. */
  area: z.nullable(z.string()),
  /** Its name in the language of the caller. */
  areaName: z.nullable(z.string()),
  slowToAnswer: z.boolean(),
  /** Whether the teacher's page exists. */
  listed: z.boolean(),
  ...contact,
});

/** Name and photo are null unless the relation is accepted (R2.7). Class, subjects and days are those of the learners it is for. */
const requestStudent = z.object({
  id: z.uuid(),
  initial: z.string(),
  name: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  subjects: z.array(z.string()),
  preferredDays: z.array(z.enum(codes.days)),
  area: z.nullable(z.string()),
  /** Its name in the language of the caller. */
  areaName: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  ...contact,
});

/** As the student sees it. */
export const teacherRelation = z.object({
  ...request,
  teacher: requestTeacher,
  /** No answer for two days, and others were offered (R10.4). */
  similarOffered: z.boolean(),
  /** The operator's fee, of a connection that became active (R1.3). */
  fee: z.nullable(relationFee),
});

/** As the teacher sees it. */
export const studentRelation = z.object({ ...request, student: requestStudent });

const byId = z.object({ id: z.uuid() });
const words = z.optional(longText(relation.message));

/** Newest first. Absent: every status. */
export const requestQuery = z.object({ status: queryCodeList(codes.relationStatuses), ...paging });
/** Default `accepted`; `ended` lists past ones. */
const learningQuery = z.object({ status: queryCodeList(["accepted", "ended"]), ...paging });

export const counts = z.object({
  active: z.number(),
  /** Requests of others waiting for the caller's answer. */
  received: z.number(),
  /** Own requests waiting for an answer. */
  sent: z.number(),
});

export const schemas = {
  contactTeacher: {
    summary: "Ask a teacher; 409 phone_required, relation_exists, ask_again_later or pending_limit",
    params: byId,
    /** Without ids it is for the first learner, the profile itself (R13.8). */
    body: z.object({ message: words, learnerIds: z.optional(learnerIds) }),
    answer: teacherRelation,
  },
  requestedTeachers: {
    summary: "The requests this student has made, newest first",
    query: requestQuery,
    answer: z.array(teacherRelation),
  },
  myTeachers: {
    summary: "The teachers this student learns with, whoever asked",
    query: learningQuery,
    answer: z.array(teacherRelation),
  },
  teacherRequests: {
    summary: "The requests that teachers made to this student, newest first",
    query: requestQuery,
    answer: z.array(teacherRelation),
  },
  respondToTeacher: {
    summary: "Accept or decline a teacher's request; the id is the relation's",
    params: byId,
    body: z.object({ accept: z.boolean() }),
    answer: teacherRelation,
  },
  withdrawFromTeacher: {
    summary: "Take back an own request that waits for an answer",
    params: byId,
    answer: teacherRelation,
  },
  endWithTeacher: {
    summary: "Stop learning together",
    params: byId,
    answer: teacherRelation,
  },
  changeLearners: {
    summary: "For whom of the family it is, while the relation is open; 409 conflict when it is over",
    params: byId,
    body: z.object({ learnerIds }),
    answer: teacherRelation,
  },
  contactStudent: {
    summary: "Offer to teach a student; 409 phone_required, relation_exists or ask_again_later",
    params: byId,
    body: z.object({ message: words }),
    answer: studentRelation,
  },
  studentRequests: {
    summary: "The requests that students made to this teacher, newest first",
    query: requestQuery,
    answer: z.array(studentRelation),
  },
  requestedStudents: {
    summary: "The requests this teacher has made, newest first",
    query: requestQuery,
    answer: z.array(studentRelation),
  },
  myStudents: {
    summary: "The students who learn with this teacher, whoever asked",
    query: learningQuery,
    answer: z.array(studentRelation),
  },
  respondToStudent: {
    summary: "Accept or decline a student's request, with a response; the id is the relation's",
    params: byId,
    body: z.object({ accept: z.boolean(), response: words }),
    answer: studentRelation,
  },
  withdrawFromStudent: {
    summary: "Take back an own request that waits for an answer",
    params: byId,
    answer: studentRelation,
  },
  endWithStudent: {
    summary: "Stop teaching this student",
    params: byId,
    answer: studentRelation,
  },
  teacherStatistics: {
    summary: "Views of the page per day, students, answered requests, and how fast they were answered",
    answer: z.object({
      profileViews: z.object({
        /** In total. */
        total: z.number(),
        /** The last thirty, oldest first, no gaps; `date` is YYYY-MM-DD in local time. */
        days: z.array(z.object({ date: z.iso.date(), count: z.number() })),
      }),
      activeStudents: z.number(),
      /** Accepted requests of students, in total. */
      acceptedRequests: z.number(),
      /** Students' requests waiting for an answer. */
      pendingRequests: z.number(),
      /** Median of the students' requests answered in the last year; null before the first. */
      medianResponseMinutes: z.nullable(z.number()),
      slowToAnswer: z.boolean(),
    }),
  },
  relationCounts: {
    summary: "How many the caller learns with or teaches, has to answer, and waits for",
    answer: counts,
  },
};
