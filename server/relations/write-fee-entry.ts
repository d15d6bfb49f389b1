/** Every connection that becomes active owes the operator's fee, or has it waived while none is set (R1.3). */
import type { Tx } from "#server/db/client.ts";
import { feeEntries } from "#server/db/schema/relations.ts";
import { readServiceFee } from "#server/operator-facts.ts";

const paisePerRupee = 100;

export async function writeFeeEntry(tx: Tx, relationId: string): Promise<void> {
  const fee = await readServiceFee(tx);
  await tx.insert(feeEntries).values({
    relationId,
    amount: fee === null ? 0 : Math.round(fee.amount * paisePerRupee),
    currency: fee?.currency ?? "INR",
    state: fee === null ? "waived" : "due",
  });
}
