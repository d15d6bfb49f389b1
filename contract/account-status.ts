/** Allowed changes of an account's status (R4.4, R4.5): the server's guard and the buttons read the same table. */
import type { AccountStatus } from "./vocabulary.ts";

/** Deleting needs a session; returning is the reactivate call, since a session ends with the active status. */
export const accountTransitions: Record<AccountStatus, readonly AccountStatus[]> = {
  active: ["deactivated", "deleted"],
  deactivated: ["active"],
  deleted: ["active"],
};

export function mayChange(from: AccountStatus, to: AccountStatus): boolean {
  return accountTransitions[from].includes(to);
}
