/** Locks an account while its profile is edited, and writes the fields stored with the account: name and phone. */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";
import { checkPhone } from "./check-phone.ts";
import { refuseUnlessConfirmed } from "./confirm-session.ts";
import { lockAccountById } from "./find-account.ts";

/** The owner, and whether they confirmed recently (R7.14). */
export type ProfileOwner = { id: string; confirmed: boolean };
type Person = { name?: string | undefined; phone?: string | null | undefined };

/** Always before the profile's own row, so that two edits cannot deadlock. */
export async function savePerson(tx: Tx, { id, confirmed }: ProfileOwner, { name, phone }: Person): Promise<void> {
  const locked = await lockAccountById(tx, id);
  if (locked === undefined) throw new Refusal("not_found");
  const checked = typeof phone === "string" ? checkPhone(phone) : phone;
  // A first number needs no confirmation (R7.14): there was none before.
  if (locked.phone !== null && checked !== undefined && checked !== locked.phone) refuseUnlessConfirmed({ confirmed });
  const changes = {
    ...(name !== undefined && name !== locked.name && { name }),
    // A changed number is not proved.
    ...(checked !== undefined && checked !== locked.phone && { phone: checked, phoneVerifiedAt: null }),
  };
  if (Object.keys(changes).length > 0) await tx.update(accounts).set(changes).where(eq(accounts.id, id));
}
