/** Whether an adult has declared to be responsible for a student's account (R10.3): required to send and to accept requests. */
import { type SQL, sql } from "drizzle-orm";

/** `student` is an id. */
export function hasDeclaredAdult(student: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from students s where s.account_id = ${student} and s.adult_declared_at is not null)`;
}
