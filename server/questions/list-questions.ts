/** A person's unanswered questions (R10.4): of active relations with an active account, the oldest first. */

import { sql } from "drizzle-orm";
import { questions as limits } from "#contract/limits.ts";
import type { Question } from "#contract/questions.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { namePerson } from "#server/notifications/name-person.ts";
import { isActive, isHere } from "#server/people/visibility.ts";

type Reader = { id: string; role: MemberRole; language: Language };
type Row = Omit<Question, "who"> & { name: string };

export async function listQuestions(tx: Tx, reader: Reader): Promise<Question[]> {
  const { rows } = await tx.execute<Row>(sql`
    select q.id, q.relation_id as "relationId", q.day, q.asked_at as "askedAt", other.name
    from relation_questions q
    join relations r on r.id = q.relation_id and ${isActive(sql`r`)}
    join accounts other on other.id = case q.account_id when r.student_id then r.teacher_id else r.student_id end
      and ${isHere(sql`other`)}
    where q.account_id = ${reader.id}::uuid and q.answered_at is null
      and q.asked_at > now() - make_interval(secs => ${limits.answerableFor / 1000})
    order by q.asked_at, q.id limit ${limits.shown}`);
  return rows.map(({ name, askedAt, ...question }) => ({
    ...question,
    askedAt: new Date(askedAt).toISOString(),
    who: namePerson(reader, { name, active: true }),
  }));
}
