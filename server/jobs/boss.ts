/** Jobs that are sent in the caller's transaction and worked once, by whichever process is free. */
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type ScheduleOptions, type SendOptions } from "pg-boss";
import type { Tx } from "#server/db/client.ts";
import { describeDatabaseError } from "#server/db/constraint.ts";
import type { JobData, QueueName } from "#server/jobs/queues.ts";

export type Job<Name extends QueueName> = {
  id: string;
  data: JobData[Name];
  /** 0 the first time. */
  attempt: number;
  /** Aborted when the job takes longer than its queue allows. */
  signal: AbortSignal;
};

export type Jobs = {
  /** The job exists when, and only when, `tx` commits. Gives its id, or null when `singletonKey` says it is there already. */
  send<Name extends QueueName>(
    tx: Tx,
    queue: Name,
    data: JobData[Name],
    options?: Omit<SendOptions, "db">,
  ): Promise<string | null>;
  /** A handler that throws is tried again as the queue says; it may therefore run twice for one job. */
  work<Name extends QueueName>(
    queue: Name,
    handler: (job: Job<Name>) => Promise<void>,
    options?: { concurrency?: number },
  ): Promise<void>;
  /** Cron in UTC unless `tz` says otherwise; of many processes one sends. */
  schedule<Name extends QueueName>(
    queue: Name,
    cron: string,
    data: JobData[Name],
    options?: ScheduleOptions,
  ): Promise<void>;
  /** Takes no new job, lets those under way finish. */
  stop(): Promise<void>;
};

type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

const STOP_PATIENCE_MS = 15_000;

export async function openJobs({ url, log }: { url: string; log: Log }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "nukkad jobs",
    max: 4,
    connectionTimeoutMillis: 5_000,
    options: "-c statement_timeout=30000",
    useListenNotify: true,
  });
  boss.on("error", (error) => log.error(describeFailure(error), "jobs: the queue's own work failed"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "jobs: warning"));
  await boss.start();

  return {
    send: (tx, queue, data, options) => boss.send(queue, data, { ...options, db: fromDrizzle(tx, sql) }),
    async work<Name extends QueueName>(
      queue: Name,
      handler: (job: Job<Name>) => Promise<void>,
      { concurrency = 2 }: { concurrency?: number } = {},
    ) {
      await boss.work<JobData[Name]>(queue, { localConcurrency: concurrency, batchSize: 1 }, async (batch) => {
        for (const { id, data, retryCount, signal } of batch) {
          try {
            await handler({ id, data, attempt: retryCount, signal });
          } catch (error) {
            const failure = describeFailure(error);
            log.warn({ queue, job: id, attempt: retryCount, ...failure }, "jobs: a job failed");
            // pg-boss stores what is thrown: never the original, whose message may carry a person's data.
            throw new Error(failure.code ?? failure.name);
          }
        }
      });
    },
    schedule: (queue, cron, data, options) => boss.schedule(queue, cron, data, options),
    stop: () => boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }),
  };
}

function describeFailure(error: unknown): { name: string; code?: string; constraint?: string; table?: string } {
  const name = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return { name, code, ...describeDatabaseError(error) };
}
