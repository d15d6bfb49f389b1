/** Writes the operator's fee of each connection that becomes active, waived while no fee is set (R1.3). */
import { toPaise } from "#contract/paise.ts";
import type { Tx } from "#server/db/client.ts";
import { feeEntries } from "#server/db/schema/relations.ts";
import { readServiceFee } from "#server/settings/operator-facts.ts";

export async function writeFeeEntry(tx: Tx, relationId: string): Promise<void> {
  const fee = await readServiceFee(tx);
  await tx.insert(feeEntries).values({
    relationId,
    amount: fee === null ? 0 : toPaise(fee.amount),
    currency: fee?.currency ?? "INR",
    state: fee === null ? "waived" : "due",
  });
}
