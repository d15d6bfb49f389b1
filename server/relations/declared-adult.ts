/** Whether an adult has said to hold a student's account (R10.3): without that word no request goes out and none is accepted. */
import { type SQL, sql } from "drizzle-orm";

/** `student` is an id. */
export function hasDeclaredAdult(student: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from students s where s.account_id = ${student} and s.adult_declared_at is not null)`;
}
