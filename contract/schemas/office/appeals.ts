/** What the calls of contract/office/appeals.ts take and answer. */
import * as z from "zod/mini";
import { office } from "#contract/limits.ts";
import { type AdverseAct, adverseActs, subjectKinds } from "#contract/office/acts.ts";
import { appealStates } from "#contract/office/states.ts";
import { writtenText } from "#contract/schemas/written-text.ts";
import { byId, officer, personShown, stateQuery, words } from "./office-fields.ts";

const anyAct = z.enum(adverseActs as [AdverseAct, ...AdverseAct[]]);
const token = z.string().check(z.maxLength(200));

/** What a letter's link speaks of. */
export const appealable = z.object({
  act: anyAct,
  /** The admin's. */
  words: z.string(),
  decidedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  /** `undone`: taken back already. `sent`: appealed, and not answered yet. */
  state: z.enum(["open", "sent", "granted", "refused", "undone", "over"]),
  /** The person's own, and ours to it. */
  appeal: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});

export const officeAppeal = z.object({
  id: z.uuid(),
  words: z.string(),
  state: z.enum(appealStates),
  answer: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(officer),
  /** Who appeals; null once erased. */
  person: z.nullable(personShown),
  verdict: z.object({
    id: z.uuid(),
    act: z.string(),
    subjectKind: z.enum(subjectKinds),
    subjectId: z.uuid(),
    rule: z.string(),
    words: z.string(),
    admin: z.nullable(officer),
    createdAt: z.iso.datetime(),
    /** Taken back meanwhile. */
    undoneAt: z.nullable(z.iso.datetime()),
  }),
  /** False for the admin who gave the verdict, where there is another. */
  mayDecide: z.boolean(),
  queueItemId: z.nullable(z.uuid()),
});

export const schemas = {
  readAppealable: {
    query: z.object({ token }),
    answer: appealable,
  },
  sendAppeal: {
    body: z.object({ token, words: writtenText(office.appeal) }),
    answer: appealable,
  },
  listAppeals: {
    query: stateQuery(appealStates),
    answer: z.array(officeAppeal),
  },
  readAppeal: {
    params: byId,
    answer: officeAppeal,
  },
  decideAppeal: {
    params: byId,
    body: z.object({ decision: z.enum(["granted", "refused"]), words: words() }),
    answer: officeAppeal,
  },
};
