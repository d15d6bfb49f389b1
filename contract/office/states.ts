/** The state filters of the office's lists, and the kinds of its queue. */
import { accountStatuses } from "#contract/vocabulary.ts";

/** The status of the account, or suspended whatever it is. */
export const officeStatuses = [...accountStatuses, "suspended"] as const;
export type OfficeStatus = (typeof officeStatuses)[number];

export const appealStates = ["open", "granted", "refused"] as const;

export const documentStates = ["waiting", "verified", "rejected"] as const;
export type DocumentState = (typeof documentStates)[number];

export const contactMessageStates = ["open", "done"] as const;

export const queueKinds = ["document", "report", "claim", "review", "letter", "appeal"] as const;
export type QueueKind = (typeof queueKinds)[number];

export const queueStates = ["open", "mine", "done"] as const;

export const reportStates = ["open", "acted", "dismissed"] as const;

export const reviewStates = ["shown", "hidden"] as const;
