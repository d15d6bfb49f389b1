/** Refuses a public answer that names anybody of the families a teacher ever taught (R10.1), whoever wrote the review. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";

/** Words of any script, case-insensitive. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** The names a person is called by: all but the last of several, which many people share; no initials. */
function givenNames(name: string): string[] {
  const words = wordsOf(name).filter((word) => [...word].length > 1);
  return words.length > 1 ? words.slice(0, -1) : words;
}

/** Only of relations that were active: the teacher knows no other names, and a refusal would reveal them. */
async function findNames(tx: Tx, teacherId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with families as (select distinct student_id as id from relations
      where teacher_id = ${teacherId}::uuid and activated_at is not null)
    select a.name from accounts a join families f on f.id = a.id
    union select l.name from learners l join families f on f.id = l.account_id`);
  return rows.map(({ name }) => name);
}

export async function refuseNames(tx: Tx, teacherId: string, text: string): Promise<void> {
  const said = new Set(wordsOf(text));
  const names = await findNames(tx, teacherId);
  if (names.some((name) => givenNames(name).some((word) => said.has(word))))
    throw new Refusal("validation", { issues: [{ path: "answer", code: "names_family" }] });
}
