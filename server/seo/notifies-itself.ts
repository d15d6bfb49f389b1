/** Whether changed addresses are submitted automatically (R11.3): yes, unless an admin has switched it off. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";

/** Of `office_settings`. */
export const automaticKey = "indexnow_automatic";

export async function notifiesItself(db: Tx): Promise<boolean> {
  const { rows } = await db.execute<{ value: unknown }>(sql`
    select value from office_settings where key = ${automaticKey}`);
  return rows[0]?.value !== false;
}
