/** Reports to a proven owner why the account may not be used now (R7.3, R11.1). */
import { Refusal } from "#server/refusal.ts";
import type { UserRow } from "./user.ts";

export function refuseUnlessActive({ status, suspendedAt }: Pick<UserRow, "status" | "suspendedAt">): void {
  if (suspendedAt !== null) throw new Refusal("account_suspended");
  if (status === "deleted") throw new Refusal("account_deleted");
  if (status === "deactivated") throw new Refusal("account_deactivated");
}
