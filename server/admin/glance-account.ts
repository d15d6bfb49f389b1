/** An account as seen by whoever answers contact messages (R6.2): role, status and initials. */
import { and, eq, isNull } from "drizzle-orm";
import { initialOf } from "#contract/initial.ts";
import type { AccountGlance } from "#contract/office/accounts.ts";
import type { AccountStatus, Role } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";

type Named = { role: Role; name: string; status: AccountStatus; suspended: boolean };

const initialsOf = (name: string) => name.trim().split(/\s+/).map(initialOf).join(" ");

export const glanceOf = ({ role, name, status, suspended }: Named): AccountGlance => ({
  role,
  status: suspended ? "suspended" : status,
  initials: initialsOf(name),
});

export async function glanceAccount(tx: Tx, id: string): Promise<AccountGlance> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)));
  if (found === undefined) throw new Refusal("not_found");
  return glanceOf({ ...found, suspended: found.suspendedAt !== null });
}
