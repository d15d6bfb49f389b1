/** Gauges of the process, read on each scrape (R12.3): connections, page cache, live streams, and the jobs of all processes. */
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import type { Replica } from "#server/db/replica.ts";
import type { Share, Shares } from "#server/db/shares.ts";

/** Of the search index in memory. */
type IndexStatus = Record<"teachers" | "bytes" | "lag" | "fillings" | "checks" | "failedChecks", number> & {
  ready: boolean;
};
type SearchIndex = { status(): IndexStatus };

export type ProcessParts = {
  shares: Shares;
  replica: Replica | undefined;
  /** For the query of jobs. */
  pool: Pool;
  countStreams: () => number;
  /** Bytes by place. */
  readFreeSpace: () => Promise<Map<string, number>>;
  /** Absent where no pages are served. */
  cache?: { readonly bytes: number; readonly size: number };
  /** Absent where the database alone answers searches. */
  searchIndex?: SearchIndex;
};

const shareNames: readonly Share[] = ["signIn", "search", "forgiving", "sessions", "rest"];

/** By the index that the workers use; done jobs are not counted. */
const jobsStatement = `
  select name as queue, state::text, count(*)::int as jobs,
    coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as oldest
  from pgboss.job where state < 'completed' group by name, state`;

type JobCount = { queue: string; state: string; jobs: number; oldest: number };

export function measureProcess(
  registry: Registry,
  { shares, replica, pool, countStreams, readFreeSpace, cache, searchIndex }: ProcessParts,
): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "nukkad_connections",
    help: "Database connections by purpose: open, idle, and calls that wait for one",
    labelNames: ["share", "state"],
    registers,
    collect() {
      for (const share of shareNames) {
        const { totalCount, idleCount, waitingCount } = shares[share].pool;
        this.set({ share, state: "open" }, totalCount);
        this.set({ share, state: "idle" }, idleCount);
        this.set({ share, state: "waiting" }, waitingCount);
      }
    },
  });
  new Gauge({
    name: "nukkad_streams",
    help: "Pages with a live stream on this process",
    registers,
    collect() {
      this.set(countStreams());
    },
  });
  new Gauge({
    name: "nukkad_free_bytes",
    help: "Free bytes where uploads are written: temporarily, and permanently when that is a folder",
    labelNames: ["place"],
    registers,
    async collect() {
      this.reset();
      for (const [place, free] of await readFreeSpace()) this.set({ place }, free);
    },
  });
  if (replica !== undefined) measureReplica(registry, replica);
  if (cache !== undefined) measureCache(registry, cache);
  if (searchIndex !== undefined) measureIndex(registry, searchIndex);
  measureJobs(registry, pool);
}

/** Reads that may be old, by where they were answered. */
export function countOldReads(registry: Registry): (place: "replica" | "primary") => void {
  const reads = new Counter({
    name: "nukkad_old_reads_total",
    help: "Reads that may be seconds old, by who answered: the replica, or the primary in its place",
    labelNames: ["place"],
    registers: [registry],
  });
  return (place) => reads.inc({ place });
}

function measureReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: "nukkad_replica_lag_seconds",
    help: "Lag of the replica; absent while unknown",
    registers: [registry],
    collect() {
      const lag = replica.lag();
      this.reset();
      if (lag !== undefined) this.set(lag);
    },
  });
  new Gauge({
    name: "nukkad_replica_fit",
    help: "1 when the replica is used, 0 when the primary answers in its place",
    registers: [registry],
    collect() {
      this.set(replica.isFit() ? 1 : 0);
    },
  });
}

function measureCache(registry: Registry, cache: NonNullable<ProcessParts["cache"]>): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("nukkad_cached_pages", "Rendered pages in memory", () => cache.size);
  gauge("nukkad_cached_page_bytes", "Bytes of rendered pages in memory", () => cache.bytes);
}

function measureIndex(registry: Registry, index: SearchIndex): void {
  const gauge = (name: string, help: string, read: (status: IndexStatus) => number) =>
    new Gauge({
      name: `nukkad_search_index_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read(index.status()));
      },
    });
  gauge("ready", "Whether searches by filters are answered from memory", ({ ready }) => Number(ready));
  gauge("teachers", "Teachers in memory", ({ teachers }) => teachers);
  gauge("bytes", "Bytes they take", ({ bytes }) => bytes);
  gauge("lag_seconds", "How old what is in memory may be", ({ lag }) => lag / 1000);
  gauge("fillings", "How often it was filled since the start", ({ fillings }) => fillings);
  gauge("checks", "How often it was compared with the database", ({ checks }) => checks);
  gauge("failed_checks", "How often the two differed", ({ failedChecks }) => failedChecks);
}

function measureJobs(registry: Registry, pool: Pool): void {
  const labelNames = ["queue", "state"];
  const oldest = new Gauge({
    name: "nukkad_oldest_job_seconds",
    help: "Age of the oldest due job, by queue and state",
    labelNames,
    registers: [registry],
  });
  new Gauge({
    name: "nukkad_jobs",
    help: "Unfinished jobs, by queue and state; mails are a queue",
    labelNames,
    registers: [registry],
    async collect() {
      // With the database unavailable these metrics are missing; all others are still reported.
      const counts = await pool.query<JobCount>(jobsStatement).catch(() => undefined);
      this.reset();
      oldest.reset();
      for (const { queue, state, jobs, oldest: age } of counts?.rows ?? []) {
        this.set({ queue, state }, jobs);
        oldest.set({ queue, state }, age);
      }
    },
  });
}
