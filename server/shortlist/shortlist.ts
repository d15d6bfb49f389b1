/** A student's shortlist (R13.6), and the cards of teachers by their ids. */
import { asc, eq, sql } from "drizzle-orm";
import type { ListedTeacher } from "#contract/shortlist.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Db, Reads, Tx } from "#server/db/client.ts";
import { shortlistedTeachers as kept } from "#server/db/schema/shortlists.ts";
import { type CardRow, toFace } from "#server/search/teacher-card.ts";
import { cardsSql } from "#server/search/teachers-sql.ts";

export async function listSavedTeachers(
  tx: Reads,
  ids: readonly string[],
  language: Language,
): Promise<ListedTeacher[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<CardRow>(cardsSql(ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id.toLowerCase()) ?? []).map((row) => toFace(row, language));
}

export async function readShortlist(tx: Tx, accountId: string): Promise<{ ids: string[] }> {
  const rows = await tx
    .select({ id: kept.teacherId })
    .from(kept)
    .where(eq(kept.accountId, accountId))
    .orderBy(asc(kept.position), asc(kept.teacherId));
  return { ids: rows.map(({ id }) => id) };
}

export function saveShortlist(db: Db, accountId: string, ids: readonly string[]): Promise<{ ids: string[] }> {
  return db.transaction(async (tx) => {
    // Two devices at once: the second sees what the first has written.
    await tx.execute(sql`select from students where account_id = ${accountId}::uuid for no key update`);
    await tx.delete(kept).where(eq(kept.accountId, accountId));
    await tx.execute(sql`
      insert into shortlisted_teachers (account_id, teacher_id, position)
      select ${accountId}::uuid, t.account_id, min(given.position)
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, position)
      join teachers t on t.account_id = given.id
      group by t.account_id`);
    return readShortlist(tx, accountId);
  });
}
