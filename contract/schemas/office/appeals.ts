/** Schemas of contract/office/appeals.ts. */
import * as z from "zod/mini";
import { office } from "#contract/limits.ts";
import { type AdverseAct, adverseActs, subjectKinds } from "#contract/office/acts.ts";
import { appealStates } from "#contract/office/states.ts";
import { writtenText } from "#contract/schemas/written-text.ts";
import { byId, officer, personShown, stateQuery, words } from "./office-fields.ts";

const anyAct = z.enum(adverseActs as [AdverseAct, ...AdverseAct[]]);
const token = z.string().check(z.maxLength(200));

/** What a mail's link is about. */
export const appealable = z.object({
  act: anyAct,
  /** The admin's. */
  words: z.string(),
  decidedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  /** `undone`: already undone. `sent`: appealed, and not answered yet. */
  state: z.enum(["open", "sent", "granted", "refused", "undone", "over"]),
  /** The person's text, and the office's answer. */
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
  /** The person appealing; null once erased. */
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
    /** Undone meanwhile. */
    undoneAt: z.nullable(z.iso.datetime()),
  }),
  /** False for the admin who gave the verdict, where there is another. */
  mayDecide: z.boolean(),
  queueItemId: z.nullable(z.uuid()),
});

export const schemas = {
  readAppealable: {
    summary: "What was decided, by the secret of the letter's link; 404 when it is not ours",
    query: z.object({ token }),
    answer: appealable,
  },
  sendAppeal: {
    summary:
      "Appeals once within twenty days; 404 when the link is not ours, 409 `appeal_over` when it cannot be used any more",
    body: z.object({ token, words: writtenText(office.appeal) }),
    answer: appealable,
  },
  listAppeals: {
    summary: "Appeals: open ones oldest first, decided ones newest first",
    query: stateQuery(appealStates),
    answer: z.array(officeAppeal),
  },
  readAppeal: {
    summary: "One appeal with the verdict it is against",
    params: byId,
    answer: officeAppeal,
  },
  decideAppeal: {
    summary:
      "Granting undoes the act; the person is told either way. 409 `another_admin` for who gave the verdict, `already_decided` afterwards",
    params: byId,
    body: z.object({ decision: z.enum(["granted", "refused"]), words: words() }),
    answer: officeAppeal,
  },
};
