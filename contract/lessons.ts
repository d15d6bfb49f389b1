/** The calls of lessons (R13.4): propose, pick, decline, move, cancel, and the calendar of both sides. Times are instants. */
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
      status: 201,
      schemas: async () => (await load()).lessons.propose,
    }),
    suggest: defineEndpoint({
      method: "GET",
      path: `${base}/relations/{id}/lessons/suggestions`,
      access,
      schemas: async () => (await load()).lessons.suggest,
    }),
    list: defineEndpoint({
      method: "GET",
      path: `${base}/lessons`,
      access,
      schemas: async () => (await load()).lessons.list,
    }),
    pick: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/pick`,
      access,
      schemas: async () => (await load()).lessons.pick,
    }),
    decline: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/decline`,
      access,
      schemas: async () => (await load()).lessons.decline,
    }),
    move: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/move`,
      access,
      schemas: async () => (await load()).lessons.move,
    }),
    cancel: defineEndpoint({
      method: "POST",
      path: `${base}/lessons/{id}/cancel`,
      access,
      schemas: async () => (await load()).lessons.cancel,
    }),
    file: defineEndpoint({
      method: "GET",
      path: `${base}/lessons/{id}/calendar.ics`,
      access,
      sends: { mediaTypes: ["text/calendar"] },
      schemas: async () => (await load()).lessons.file,
    }),
  };
}

export const lessonCalls = { student: lessonCallsOf("student"), teacher: lessonCallsOf("teacher") };

export const readCalendarAddressEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/calendar",
  access: "member.account",
  schemas: async () => (await load()).readCalendarAddress,
});

export const renewCalendarAddressEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/calendar/renew",
  access: "member.account",
  schemas: async () => (await load()).renewCalendarAddress,
});

export const calendarFeedEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/calendar/{secret}.ics",
  access: "anyone",
  sends: { mediaTypes: ["text/calendar"] },
  schemas: async () => (await load()).calendarFeed,
});
