/** The calls of lessons (R13.4): propose, pick, decline, move, call off, and the calendar of both sides. Times are instants. */
import type * as z from "zod/mini";
import type { lesson, lessonTime, proposal } from "#contract/schemas/lessons.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { MemberRole } from "./vocabulary.ts";

const load = async () => (await import("#contract/schemas/lessons.ts")).schemas;

export type LessonTime = z.output<typeof lessonTime>;
export type Lesson = z.output<typeof lesson>;
export type Proposal = z.output<typeof proposal>;

/** The calls of one side; the other has the same under its own path. */
/* @__NO_SIDE_EFFECTS__ */
function lessonCallsOf<const Role extends MemberRole>(role: Role) {
  const base = `/api/${role}s` as const;
  const access = `${role}.lessons` as const;
  return {
    propose: defineEndpoint({
      method: "POST",
      path: `${base}/relations/{id}/lessons`,
      access,
      summary:
        "Propose up to three times for a lesson, or for one every week; 409 lesson_conflict lists what stands there",
      status: 201,
      schemas: async () => (await load()).lessons.propose,
    }),
    suggest: defineEndpoint({
      method: "GET",
      path: `${base}/relations/{id}/lessons/suggestions`,
      access,
      summary:
        "Times of the coming two weeks that both seem to have free: the teacher's hours, the student's days first",
      schemas: async () => (await load()).lessons.suggest,
    }),
    list: defineEndpoint({
      method: "GET",
      path: `${base}/lessons`,
      access,
      summary: "The lessons between two moments, and every proposal that waits; in their order",
      schemas: async () => (await load()).lessons.list,
    }),
    pick: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/pick`,
      access,
      summary: "Take one of the proposed times; a weekly one is fixed for all its weeks or none",
      schemas: async () => (await load()).lessons.pick,
    }),
    decline: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/decline`,
      access,
      summary: "None of the proposed times",
      schemas: async () => (await load()).lessons.decline,
    }),
    move: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/move`,
      access,
      summary: "Another time, for this lesson, for it and the following, or for all that are to come of its series",
      schemas: async () => (await load()).lessons.move,
    }),
    cancel: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/cancel`,
      access,
      summary:
        "Call off this lesson, it and the following, or all that are to come of its series; or take a proposal back",
      schemas: async () => (await load()).lessons.cancel,
    }),
    file: defineEndpoint({
      method: "GET",
      path: `${base}/lessons/{id}/calendar.ics`,
      access,
      summary: "One lesson for a calendar",
      sends: { mediaTypes: ["text/calendar"] },
      schemas: async () => (await load()).lessons.file,
    }),
  };
}

export const lessonCalls = { student: lessonCallsOf("student"), teacher: lessonCallsOf("teacher") };

export const readCalendarAddress = defineEndpoint({
  method: "GET",
  path: "/api/calendar",
  access: "member.account",
  summary: "The secret address of the own calendar, for phones and computers that follow it",
  schemas: async () => (await load()).readCalendarAddress,
});

export const renewCalendarAddress = defineEndpoint({
  method: "POST",
  path: "/api/calendar/renew",
  access: "member.account",
  summary: "Another secret address; the one before it is dead",
  schemas: async () => (await load()).renewCalendarAddress,
});

export const calendarFeed = defineEndpoint({
  method: "GET",
  path: "/api/calendar/{secret}.ics",
  access: "anyone",
  summary: "The lessons of whoever knows the secret address (RFC 5545); no child's name and no address stands in it",
  sends: { mediaTypes: ["text/calendar"] },
  schemas: async () => (await load()).calendarFeed,
});
