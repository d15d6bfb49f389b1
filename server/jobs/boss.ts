/** Jobs that are sent in the caller's transaction and worked once, by any free process. */
import { sql } from "drizzle-orm";
import pg from "pg";
import {
  type Db,
  fromDrizzle,
  type JobResult,
  PgBoss,
  type ScheduleOptions,
  type SendOptions,
  type Job as Taken,
} from "pg-boss";
import type { Tx } from "#server/db/client.ts";
import { openPool } from "#server/db/connect.ts";
import { type ConnectionLimits, connectionLimits } from "#server/db/connection-limits.ts";
import type { DatabaseListener } from "#server/db/listen.ts";
import type { JobData, QueueName } from "#server/jobs/queues.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { currentRequestId, inJobOf } from "#server/logging/request-id.ts";
import { currentTrace, traceWork } from "#server/logging/traces.ts";
import { connections } from "#server/settings/tuning.ts";

export type Job<Name extends QueueName> = {
  id: string;
  data: JobData[Name];
  /** Of the request that caused it; its own when there is none. */
  requestId: string;
  /** 0 the first time. */
  attempt: number;
  /** Aborted when the job takes longer than its queue allows. */
  signal: AbortSignal;
};

export type Jobs = {
  /** The job exists if and only if `tx` commits. Returns its id, or null when `singletonKey` has a job already. */
  send<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    data: JobData[Name],
    options?: Omit<SendOptions, "db">,
  ): Promise<string | null>;
  /** Several of one queue by one statement, likewise. */
  sendAll<Name extends QueueName>(tx: Tx, queue: Name, all: JobData[Name][]): Promise<void>;
  /** A handler that throws is retried by the queue's settings; it may therefore run twice for one job. `atOnce`: concurrent jobs in this process, two or more. `forget`: deletes the row as soon as the job is done, for data that must not stay. */
  work<Name extends QueueName>(
    queue: Name,
    handler: (job: Job<Name>) => Promise<void>,
    options?: { atOnce?: number; forget?: boolean },
  ): Promise<void>;
  /** Cron in UTC unless `tz` says otherwise; of many processes one sends. */
  schedule<Name extends QueueName>(
    queue: Name,
    cron: string,
    data: JobData[Name],
    options?: ScheduleOptions,
  ): Promise<void>;
  /** Takes no new job, waits for running ones. */
  stop(): Promise<void>;
};

/** A temporary sender without workers, for commands. */
export async function openSender(url: string): Promise<Pick<Jobs, "send" | "stop">> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false });
  await boss.start();
  return { send: sendBy(boss), stop: () => boss.stop({ graceful: false }) };
}

const sendBy =
  (boss: PgBoss): Jobs["send"] =>
  (tx, queue, data, options) =>
    boss.send(queue, withRequest(data), { ...options, db: fromDrizzle(tx, sql) });

/** A job carries the id and trace of its request into its log lines and into jobs that it sends. */
function withRequest(data: object): object {
  const [requestId, trace] = [currentRequestId(), currentTrace()];
  return { ...data, ...(requestId !== undefined && { requestId }), ...(trace !== undefined && { trace }) };
}

type Carried<Name extends QueueName> = JobData[Name] & { requestId?: string; trace?: string };

type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** The queue reports some errors as plain copies of their fields. */
function restore(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== "object" || reported === null) return reported;
  return Object.assign("severity" in reported ? new pg.DatabaseError("", 0, "error") : new Error(), reported);
}

/** Less than the 15 s of the whole shutdown: unfinished jobs are returned, and another process restarts them. */
const STOP_PATIENCE_MS = 10_000;

type Parts = { url: string; listener: DatabaseListener; log: Log; limits?: ConnectionLimits };

/** Replaces the queue's own connections, which wait for an unresponsive database forever. */
function connectQueue({ url, listener, log, limits = connectionLimits }: Parts) {
  const { pool, hurry } = openPool(url, {
    name: "nukkad jobs",
    max: connections.queue,
    connect: limits.connect,
    statement: limits.statement,
    onError: (error) => log.warn({ failure: describeError(error) }, "jobs: connection lost"),
  });
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (...subscription) => ({ close: await listener.listen(...subscription) }),
  };
  async function close(): Promise<void> {
    if (!pool.ending) await pool.end();
  }
  return { db, hurry: () => hurry(limits.stop), close };
}

/** Polling interval, in seconds, for jobs without an announcement. */
export const pollInterval = 5;

export async function openJobs(parts: Parts): Promise<Jobs> {
  const { log } = parts;
  const queue = connectQueue(parts);
  const boss = new PgBoss({
    db: queue.db,
    useListenNotify: true,
    // How soon the jobs of a killed process are found: one process supervises all.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) =>
    log.error({ failure: describeError(restore(error)) }, "jobs: the queue's own work failed"),
  );
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "jobs: warning"));
  await boss.start().catch(async (error: unknown) => {
    await queue.close();
    throw error;
  });

  return {
    send: sendBy(boss),
    async sendAll(tx, queue, all) {
      const jobs = all.map((data) => ({ data: withRequest(data) }));
      await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) });
    },
    async work<Name extends QueueName>(
      queue: Name,
      handler: (job: Job<Name>) => Promise<void>,
      { atOnce = 10, forget = false }: { atOnce?: number; forget?: boolean } = {},
    ) {
      // An announcement wakes a worker for one batch, and a retry is not announced: so continue while batches
      // are full, and poll soon when they are not.
      const pace = { batchSize: atOnce, burstWhenBatchFull: true, notifyPollingIntervalSeconds: pollInterval };
      async function workOne({ id, data: given, retryCount, signal }: Taken<Carried<Name>>): Promise<JobResult> {
        const { requestId = id, trace, ...data } = given;
        const job = { id, data: data as JobData[Name], requestId, attempt: retryCount, signal };
        const attributes = {
          "messaging.system": "pg-boss",
          "nukkad.request_id": requestId,
          "nukkad.attempt": retryCount,
        };
        const span = { kind: "CONSUMER", attributes, parent: trace } as const;
        try {
          await inJobOf(requestId, () => traceWork(`job ${queue}`, span, () => handler(job)));
          // A row that cannot be deleted now is deleted by the queue's own cleaning; the work itself is done.
          if (forget) await boss.deleteJob(queue, id).catch(() => {});
          return { id, status: "completed" };
        } catch (error) {
          const failure = describeError(error);
          log.warn({ queue, job: id, reqId: requestId, attempt: retryCount, failure }, "jobs: a job failed");
          // Never the error itself, whose message may contain personal data.
          return { id, status: "failed", output: failure };
        }
      }
      await boss.work<Carried<Name>>(queue, { ...pace, perJobResults: true }, (batch) =>
        Promise.all(batch.map(workOne)),
      );
    },
    schedule: (queue, cron, data, options) => boss.schedule(queue, cron, data, options),
    async stop() {
      queue.hurry();
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
      await queue.close();
    },
  };
}
