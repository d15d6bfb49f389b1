/** Writes an edit of the profile if nobody wrote a newer one meanwhile: of two tabs, the second is told. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";

type Columns = Partial<typeof teachers.$inferInsert>;

/** Without a version the edit is not compared. */
export async function raiseVersion(tx: Tx, id: string, version: number | undefined, columns: Columns): Promise<void> {
  const written = await tx
    .update(teachers)
    .set({ ...columns, version: sql`${teachers.version} + 1` })
    .where(and(eq(teachers.accountId, id), version === undefined ? undefined : eq(teachers.version, version)))
    .returning({ version: teachers.version });
  if (written.length === 0) throw new Refusal("stale_profile");
}
