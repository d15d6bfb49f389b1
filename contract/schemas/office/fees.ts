/** Schemas of contract/office/fees.ts. */
import * as z from "zod/mini";
import { feeStates } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import { longText } from "#contract/schemas/profile-fields.ts";
import { byId, officer, personShown, stateQuery } from "./office-fields.ts";

export const officeFee = z.object({
  id: z.uuid(),
  relationId: z.uuid(),
  /** In the currency's smallest unit (paise). */
  amount: z.number(),
  currency: z.string(),
  state: z.enum(feeStates),
  createdAt: z.iso.datetime(),
  stateChangedAt: z.iso.datetime(),
  /** Null where it changed automatically. */
  stateChangedBy: z.nullable(officer),
  note: z.nullable(z.string()),
  student: personShown,
  teacher: personShown,
});

/** YYYY-MM, local time. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "invalid"));

export const schemas = {
  listFees: {
    summary: "Fees of connections in a state, newest first",
    query: stateQuery(feeStates),
    answer: z.array(officeFee),
  },
  changeFee: {
    summary: "Mark a fee as paid, waived or refunded; 409 `already_decided` when it cannot become that any more",
    params: byId,
    body: z.object({
      state: z.enum(["waived", "paid", "refunded"], "required"),
      note: z.optional(longText(guarantee.reason)),
    }),
    answer: officeFee,
  },
  exportFees: {
    summary: "The fees of connections made in a month, as a table for a spreadsheet; written into the audit log",
    params: z.object({ month }),
  },
};
