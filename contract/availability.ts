/** A teacher's week (R3.2, R5.3): slots of local wall time, in order and without overlap; one rule for the grid and the server. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { profile } from "./limits.ts";
import { version } from "./profile-fields.ts";
import { days } from "./vocabulary.ts";

const startTime = z.string("required").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "invalid"));
/** 24:00 is the end of the day. */
const endTime = z.string("required").check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "invalid"));

export const slot = z
  .object({ day: z.enum(days, "required"), startTime, endTime })
  .check(z.refine(({ startTime, endTime }) => endTime > startTime, { error: "slot_order", path: ["endTime"] }));
export type Slot = z.output<typeof slot>;

/** The same, or one that shares a minute with it. */
function overlaps(one: Slot, other: Slot): boolean {
  return one.day === other.day && one.startTime < other.endTime && other.startTime < one.endTime;
}

/** Why a slot may not be added to those that are there: the key of its text, or null. */
export function refuseSlot(added: Slot, present: readonly Slot[]): "slot_order" | "slot_exists" | null {
  if (added.endTime <= added.startTime) return "slot_order";
  return present.some((each) => overlaps(each, added)) ? "slot_exists" : null;
}

export const slots = z.array(slot).check(
  z.maxLength(profile.slots),
  z.superRefine((given, context) => {
    given.forEach((each, index) => {
      if (given.slice(0, index).some((earlier) => overlaps(earlier, each)))
        context.addIssue({ code: "custom", message: "slot_exists", path: [index], input: each });
    });
  }),
);

/** `version` is that of the profile; a change based on an older one is refused as `stale_profile`. */
const week = z.object({ slots: z.array(slot), version });

export const readAvailability = defineEndpoint({
  method: "GET",
  path: "/api/teachers/availability",
  access: "teacher.account",
  summary: "The own week, Monday first",
  answer: week,
});

export const saveAvailability = defineEndpoint({
  method: "PUT",
  path: "/api/teachers/availability",
  access: "teacher.account",
  summary: "Replaces the own week",
  body: z.object({ slots, version: z.optional(version) }),
  answer: week,
});
