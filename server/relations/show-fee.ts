/** The operator's fee of a connection as the student sees it (R1.3): what it is, how it stands, and why nothing is to be paid. */
import type { RelationFee } from "#contract/guarantee.ts";
import { feeEntries } from "#server/db/schema/relations.ts";

// Whether there is an entry at all is read from the first column.
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

/** What nobody waived by hand was waived by the end of the relation, or was never asked for. */
function reasonOf({ amount, stateChangedBy }: FeeRow): RelationFee["waivedBecause"] {
  if (amount === 0) return "none_set";
  return stateChangedBy === null ? "ended_early" : "by_us";
}
