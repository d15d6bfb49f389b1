/** Raises the profile's version if it is still the edited one: of two tabs, the second gets a conflict. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";

type Columns = Partial<typeof teachers.$inferInsert>;

/** Without a version there is no check. */
export async function raiseVersion(tx: Tx, id: string, version: number | undefined, columns: Columns): Promise<void> {
  const written = await tx
    .update(teachers)
    .set({ ...columns, version: sql`${teachers.version} + 1` })
    .where(and(eq(teachers.accountId, id), version === undefined ? undefined : eq(teachers.version, version)))
    .returning({ version: teachers.version });
  if (written.length === 0) throw new Refusal("stale_profile");
}
