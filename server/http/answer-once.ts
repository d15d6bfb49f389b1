/** Idempotent writes (R7.15): a repeated call with the same key gets the first answer, on any process. */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Endpoint, takesKey } from "#contract/endpoint.ts";
import { idempotency } from "#contract/limits.ts";
import type { Db } from "#server/db/client.ts";
import { AlreadyAnswered, type Attempt, withIdempotencyKey } from "#server/db/idempotency.ts";
import { idempotencyKeys } from "#server/db/schema/accounts.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { Refusal } from "#server/refusal.ts";
import { scaleTime } from "#server/settings/time-scale.ts";

type Work = () => Promise<unknown>;
export type AnswerOnce = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
) => Promise<unknown>;

const LOOK_AGAIN_MS = 50;

const printable = /^[\x21-\x7e]+$/;

const isSane = (key: unknown): key is string =>
  typeof key === "string" && key.length <= idempotency.longest && printable.test(key);

/** The idempotency key, if the endpoint accepts one; looked up together with the session, which saves a query. */
export function keyOf(endpoint: Endpoint, { headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers[idempotency.header];
  return takesKey(endpoint) && isSane(key) ? key : undefined;
}

function attemptOf(endpoint: Endpoint, request: FastifyRequest): Attempt | undefined {
  const key = request.headers[idempotency.header];
  const accountId = request.caller?.signedIn?.account.id;
  if (key === undefined || accountId === undefined || !takesKey(endpoint)) return undefined;
  if (!isSane(key)) throw new Refusal("validation", { issues: [{ path: idempotency.header, code: "invalid" }] });
  const requestHash = createHash("sha256")
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`)
    .digest();
  return { accountId, key, requestHash, written: false };
}

/** Milliseconds since the call came in: after that the client may have repeated it. */
const NEW_FOR_MS = idempotency.askAgainAfter / 2;

const isKnownNew = ({ caller }: FastifyRequest, { elapsedTime }: FastifyReply) =>
  caller?.signedIn?.isNewKey === true && elapsedTime < NEW_FOR_MS;

const rowOf = ({ accountId, key }: Attempt) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

async function findKey(db: Db, attempt: Attempt) {
  const { requestHash, answered, answer, createdAt } = idempotencyKeys;
  /** Milliseconds. */
  const age = sql<number>`(extract(epoch from now() - ${createdAt}) * 1000)::float8`;
  const [row] = await db.select({ requestHash, answered, answer, age }).from(idempotencyKeys).where(rowOf(attempt));
  return row;
}

/** A call without a transaction of its own writes its key here, durably. */
async function storeAnswer(db: Db, attempt: Attempt, given: unknown): Promise<void> {
  const { accountId, key, requestHash } = attempt;
  const answer = given === undefined ? null : sql`${JSON.stringify(given)}::jsonb`;
  const stored = { answered: true, answer };
  if (attempt.written)
    return void (await db
      .update(idempotencyKeys)
      .set(stored)
      .where(and(rowOf(attempt), soon)));
  await db
    .insert(idempotencyKeys)
    .values({ accountId, key, requestHash, ...stored })
    .onConflictDoUpdate({ target: [idempotencyKeys.accountId, idempotencyKeys.key], set: stored });
}

/** Not flushed to disk: after a database crash the answers of its last second are lost, and repeated calls learn only that they were done. */
const soon = sql`set_config('synchronous_commit', 'off', true) is not null`;

/** A refused call may be repeated with the same key. */
async function dropKey(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(idempotencyKeys).where(rowOf(attempt));
}

/** The first call's answer, as soon as it is stored; undefined when there was no first call. */
async function findFirst(db: Db, attempt: Attempt): Promise<{ answer: unknown } | undefined> {
  for (;;) {
    const first = await findKey(db, attempt);
    if (first === undefined) return undefined;
    if (!first.requestHash.equals(attempt.requestHash)) throw new Refusal("key_reused");
    if (first.answered) return first;
    // Done, but the process ended before it stored the answer.
    if (first.age > scaleTime(idempotency.patience)) throw new Refusal("done_already");
    await sleep(LOOK_AGAIN_MS);
  }
}

/** `settle`: waits for the answers that are being stored. */
export function openAnswerOnce(db: Db): { answerOnce: AnswerOnce; settle(): Promise<void> } {
  /** Answers that are being stored. */
  const storing = new Set<Promise<void>>();

  /** The work is done: a failure to store its answer must not look like a failure of the work. */
  async function store(attempt: Attempt, request: FastifyRequest, answer: unknown): Promise<void> {
    const pending = storeAnswer(db, attempt, answer).catch((error: unknown) =>
      request.log.warn({ failure: describeError(error) }, "an answer could not be stored"),
    );
    storing.add(pending);
    void pending.finally(() => storing.delete(pending));
    // With the key committed the work is not repeated: later calls wait for the stored answer, the first need not.
    if (!attempt.written) await pending;
  }

  async function doOnce(attempt: Attempt, request: FastifyRequest, work: Work): Promise<unknown> {
    const answer = await withIdempotencyKey(attempt, work).catch(async (error: unknown) => {
      if (attempt.written) await dropKey(db, attempt);
      throw error;
    });
    await store(attempt, request, answer);
    return answer;
  }

  const answerOnce: AnswerOnce = async (endpoint, request, reply, work) => {
    const attempt = attemptOf(endpoint, request);
    if (attempt === undefined) return work();
    const repeat = (first: { answer: unknown }) => {
      reply.header("idempotent-replayed", "true");
      return first.answer;
    };
    const first = isKnownNew(request, reply) ? undefined : await findFirst(db, attempt);
    if (first !== undefined) return repeat(first);
    try {
      return await doOnce(attempt, request, work);
    } catch (error) {
      if (!(error instanceof AlreadyAnswered)) throw error;
      const winner = await findFirst(db, attempt);
      // The first was refused meanwhile.
      return winner === undefined ? doOnce({ ...attempt, written: false }, request, work) : repeat(winner);
    }
  };

  return {
    answerOnce,
    async settle() {
      await Promise.all(storing);
    },
  };
}
