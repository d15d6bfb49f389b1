/** Schemas of contract/availability.ts. */
import * as z from "zod/mini";
import { profile } from "#contract/limits.ts";
import { overlaps } from "#contract/refuse-slot.ts";
import { days } from "#contract/vocabulary.ts";
import { version } from "./profile-fields.ts";

const startTime = z.string("required").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "invalid"));
/** 24:00 is the end of the day. */
const endTime = z.string("required").check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "invalid"));

export const slot = z
  .object({ day: z.enum(days, "required"), startTime, endTime })
  .check(z.refine(({ startTime, endTime }) => endTime > startTime, { error: "slot_order", path: ["endTime"] }));

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

export const schemas = {
  readAvailability: {
    summary: "The own week, Monday first",
    answer: week,
  },
  saveAvailability: {
    summary: "Replaces the own week",
    body: z.object({ slots, version: z.optional(version) }),
    answer: week,
  },
};
