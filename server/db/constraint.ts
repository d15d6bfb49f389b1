/** Names the constraint that a failed write broke, without the written values. */
import pg from "pg";

/** The driver's error: drizzle wraps it, and its own message carries the parameters (never log that). */
function findDatabaseError(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

/** The five-character SQLSTATE, such as 23505 for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  return findDatabaseError(error)?.code;
}

export type SafeDatabaseError = { sqlState?: string; constraint?: string; table?: string; column?: string };

/** What may be logged: names, no values. Undefined when the error is not the database's. */
export function describeDatabaseError(error: unknown): SafeDatabaseError | undefined {
  const found = findDatabaseError(error);
  if (!found) return undefined;
  const { code, constraint, table, column } = found;
  return { sqlState: code, ...(constraint && { constraint }), ...(table && { table }), ...(column && { column }) };
}
