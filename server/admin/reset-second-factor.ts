/** Resets the second factor of an office account that lost it and its recovery codes (R11.4), by whoever may run commands on the server. */
import type { OfficeRole } from "#contract/roles.ts";
import { findAccount } from "#server/accounts/find-account.ts";
import { removeFactor } from "#server/accounts/second-factor/set-up-factor.ts";
import type { Tx } from "#server/db/client.ts";
import { SetupError } from "#server/settings/settings.ts";
import { recordAct } from "./record-act.ts";

export async function resetSecondFactor(tx: Tx, { email, role }: { email: string; role: OfficeRole }): Promise<string> {
  const admin = await findAccount(tx, { email, role });
  if (admin === undefined) throw new SetupError(`${email} does not have the role ${role}.`);
  if (!(await removeFactor(tx, admin.id))) return `${email} has no second factor.`;
  const by = { adminId: admin.id, address: null, confirmed: true };
  await recordAct(tx, { by, act: "reset_second_factor", subjectId: admin.id, before: null, after: null });
  return `${email} has no second factor any more, and signs in by password to set up a new one.`;
}
