/** The operator's fee of a connection as the student sees it (R1.3): amount, status, and why nothing is to be paid. */
import type { RelationFee } from "#contract/guarantee.ts";
import { feeEntries } from "#server/db/schema/relations.ts";

// The first column shows whether there is an entry.
export const feeColumns = {
  id: feeEntries.id,
  amount: feeEntries.amount,
  currency: feeEntries.currency,
  state: feeEntries.state,
  stateChangedBy: feeEntries.stateChangedBy,
};

export type FeeRow = Pick<typeof feeEntries.$inferSelect, keyof typeof feeColumns>;

export function showFee(fee: FeeRow | null): RelationFee | null {
  if (fee === null) return null;
  const { amount, currency, state } = fee;
  return { amount, currency, state, waivedBecause: state === "waived" ? reasonOf(fee) : null };
}

/** Not waived by hand: waived by the end of the relation, or never charged. */
function reasonOf({ amount, stateChangedBy }: FeeRow): RelationFee["waivedBecause"] {
  if (amount === 0) return "none_set";
  return stateChangedBy === null ? "ended_early" : "by_us";
}
