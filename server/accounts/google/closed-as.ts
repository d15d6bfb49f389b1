/** Why an account may not be entered, if it may not (R4.4): a suspended one says no more than a deactivated one. */
import type { AccountRow } from "#server/accounts/user.ts";

export function closedAs({
  status,
  suspendedAt,
}: Pick<AccountRow, "status" | "suspendedAt">): "account_deleted" | "account_deactivated" | null {
  if (status === "deleted") return "account_deleted";
  return status === "deactivated" || suspendedAt !== null ? "account_deactivated" : null;
}
