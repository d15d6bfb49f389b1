/** Schemas of contract/office/reports.ts. */
import * as z from "zod/mini";
import { office } from "#contract/limits.ts";
import { ruleCodes } from "#contract/office/acts.ts";
import { reportStates } from "#contract/office/states.ts";
import { longText } from "#contract/schemas/profile-fields.ts";
import { reportReasons } from "#contract/vocabulary.ts";
import { byId, officer, optionalWords, personShown, stateQuery } from "./office-fields.ts";

export const officeReport = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  status: z.enum(reportStates),
  outcome: z.nullable(z.string()),
  /** Null once erased. */
  reporter: z.nullable(personShown),
  reported: personShown,
  /** The reported review, if any. */
  review: z.nullable(z.object({ id: z.uuid(), stars: z.int(), text: z.nullable(z.string()), hidden: z.boolean() })),
  /** Other reports of the same person, decided or not. */
  others: z.int(),
  createdAt: z.iso.datetime(),
  handledAt: z.nullable(z.iso.datetime()),
  handledBy: z.nullable(officer),
  queueItemId: z.nullable(z.uuid()),
});

export const schemas = {
  listReports: {
    summary: "Reports of people and reviews: open ones most urgent first, decided ones newest first",
    query: stateQuery(reportStates),
    answer: z.array(officeReport),
  },
  readReport: {
    summary: "One report",
    params: byId,
    answer: officeReport,
  },
  decideReport: {
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
  },
  reopenReport: {
    summary: "Takes the decision back; 409 `conflict` when it is open",
    params: byId,
    body: optionalWords,
    answer: officeReport,
  },
};
