/** The states of a guarantee claim and of a connection's fee (R1.3, R10.2): the server's guard, the buttons and the tests read these tables. */

export const claimKinds = ["replacement", "refund"] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimStatuses = ["open", "granted", "refused"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export const feeStates = ["due", "waived", "paid", "refunded"] as const;
export type FeeState = (typeof feeStates)[number];

type ClaimTransition = { from: ClaimStatus; to: ClaimStatus; by: "admin" };

export const claimTransitions = {
  grant: { from: "open", to: "granted", by: "admin" },
  refuse: { from: "open", to: "refused", by: "admin" },
  /** A refusal that was undone is decided again. */
  reopen: { from: "refused", to: "open", by: "admin" },
} as const satisfies Record<string, ClaimTransition>;

/** `end`: the relation ended in its first days. `claim`: a refund was granted, in any state of the fee. */
type FeeMover = "admin" | "end" | "claim";
type FeeTransition = { from: readonly FeeState[]; to: FeeState; by: readonly FeeMover[] };

export const feeTransitions = {
  waive: { from: ["due"], to: "waived", by: ["admin", "end"] },
  pay: { from: ["due"], to: "paid", by: ["admin"] },
  refund: { from: ["due", "waived", "paid"], to: "refunded", by: ["admin", "claim"] },
} as const satisfies Record<string, FeeTransition>;

export type FeeAct = keyof typeof feeTransitions;

const feeActs = Object.keys(feeTransitions) as FeeAct[];

/** The act that sets each state of a fee; nothing leads back to `due`. */
export function feeActTo(state: FeeState): FeeAct | undefined {
  return feeActs.find((act) => feeTransitions[act].to === state);
}

/** The buttons of a fee in the office. */
export function feeActsOf(state: FeeState): FeeAct[] {
  return feeActs.filter((act) => {
    const { from, by }: FeeTransition = feeTransitions[act];
    return from.includes(state) && by.includes("admin");
  });
}
