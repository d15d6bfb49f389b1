/** Runs a repeated call once (R7.15): its idempotency key is written in the transaction of its work. */
import { AsyncLocalStorage } from "node:async_hooks";
import { type SQL, sql } from "drizzle-orm";
import { idempotencyKeys } from "./schema/accounts.ts";

export type Attempt = {
  accountId: string;
  key: string;
  requestHash: Buffer;
  /** Whether a transaction that wrote the key was committed. */
  written: boolean;
};

const attempts = new AsyncLocalStorage<Attempt>();

/** Another call has already used the same key. */
export class AlreadyAnswered extends Error {
  override name = "AlreadyAnswered";
}

export const withIdempotencyKey = <T>(attempt: Attempt, work: () => Promise<T>): Promise<T> =>
  attempts.run(attempt, work);

/** The key that the beginning transaction must write, if it is the first of a call with a key. */
export function keyToWrite(): Attempt | undefined {
  const attempt = attempts.getStore();
  return attempt === undefined || attempt.written ? undefined : attempt;
}

/** Waits for a concurrent transaction that writes the same key. */
export async function writeKey(
  tx: { execute(statement: SQL): Promise<{ rowCount: number | null }> },
  { accountId, key, requestHash }: Attempt,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into ${idempotencyKeys} (account_id, key, request_hash) values (${accountId}, ${key}, ${requestHash})
    on conflict do nothing`);
  if (rowCount === 0) throw new AlreadyAnswered();
}
