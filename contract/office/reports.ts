/** The office's calls around reports of people and reviews (R10.3, R11.1): decided once with words, and opened again. */
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { office } from "#contract/limits.ts";
import { longText } from "#contract/profile-fields.ts";
import { reportReasons } from "#contract/vocabulary.ts";
import { ruleCodes } from "./acts.ts";
import { byId, officer, optionalWords, personShown, stateQuery } from "./office-fields.ts";

export const reportStates = ["open", "acted", "dismissed"] as const;

const officeReport = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  status: z.enum(reportStates),
  outcome: z.nullable(z.string()),
  /** Null once erased. */
  reporter: z.nullable(personShown),
  reported: personShown,
  /** The review that is doubted, if it is about one. */
  review: z.nullable(z.object({ id: z.uuid(), stars: z.int(), text: z.nullable(z.string()), hidden: z.boolean() })),
  /** Other reports of the same person, decided or not. */
  others: z.int(),
  createdAt: z.iso.datetime(),
  handledAt: z.nullable(z.iso.datetime()),
  handledBy: z.nullable(officer),
  queueItemId: z.nullable(z.uuid()),
});
export type OfficeReport = z.output<typeof officeReport>;

export const listReports = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports",
  access: "reports.decide",
  summary: "Reports of people and reviews: open ones most urgent first, decided ones newest first",
  query: stateQuery(reportStates),
  answer: z.array(officeReport),
});

export const readReport = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports/{id}",
  access: "reports.decide",
  summary: "One report",
  params: byId,
  answer: officeReport,
});

/**
 * `acted` without words: something was done elsewhere. With words: they go to who was reported, as a warning.
 * `dismissed`: the words go to who reported.
 */
export const decideReport = defineEndpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/decide",
  access: "reports.decide",
  summary:
    "Decides once; 409 `already_decided` afterwards. `dismissed` needs an outcome, which is told to who reported",
  params: byId,
  body: z
    .object({
      decision: z.enum(["acted", "dismissed"]),
      outcome: z._default(z.nullable(longText(office.words)), null),
      rule: z._default(z.enum(ruleCodes), "other"),
    })
    .check(
      z.refine(({ decision, outcome }) => decision === "acted" || outcome !== null, {
        error: "required",
        path: ["outcome"],
      }),
    ),
  answer: officeReport,
});

export const reopenReport = defineEndpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/reopen",
  access: "reports.decide",
  summary: "Takes the decision back; 409 `conflict` when it is open",
  params: byId,
  body: optionalWords,
  answer: officeReport,
});
