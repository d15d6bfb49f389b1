/** Measures a replica's lag (R12.3) by a cheap query now and then and after each announced change, never in a call. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";

import { scaleTime } from "#server/settings/time-scale.ts";
import { replicaLimits as limits } from "./replica-limits.ts";

export type ReplicaWatch = {
  /** Whether it answers, is at most seconds behind, and has replayed all that was announced before this moment. */
  isFit(): boolean;
  /** Seconds; undefined while unknown. */
  lag(): number | undefined;
  /** Something was announced: the replica is fit again once it has replayed it. */
  noteChange(): void;
  /** A query got no answer there: unfit until the next check is answered. */
  noteSilence(): void;
  close(): Promise<void>;
};

type Parts = { primary: Pool; replica: Pool; now?: () => number };

/** A moment, and the primary's write position then. `change`: the last one announced before it. */
type Mark = { at: number; written: bigint; change: number };

const writtenStatement = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position";
/** Null on a server that follows no primary: one that has been promoted must not be read. */
const replayedStatement =
  "select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position where pg_is_in_recovery()";

async function readPosition(pool: Pool, statement: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ position: string | null }>(statement);
  const position = rows[0]?.position;
  return position === undefined || position === null ? undefined : BigInt(position);
}

export function watchReplica({ primary, replica, now = () => performance.now() }: Parts): ReplicaWatch {
  const marks: Mark[] = [];
  let seenUntil: number | undefined;
  let announced = 0;
  let arrived = 0;
  let answers = false;
  let isPrimaryKnown = true;
  const ending = new AbortController();
  let waiting = new AbortController();

  async function mark(): Promise<void> {
    const [at, change] = [now(), announced];
    // While the primary is unresponsive nothing is announced either, and the last known state of the replica counts.
    const written = await readPosition(primary, writtenStatement).catch(() => undefined);
    isPrimaryKnown = written !== undefined;
    if (written === undefined) return;
    marks.push({ at, written, change });
    // Dropping the oldest makes the lag look larger, never smaller.
    if (marks.length > limits.marks) marks.shift();
  }

  async function look(): Promise<void> {
    await mark();
    const replayed = await readPosition(replica, replayedStatement).catch(() => undefined);
    answers = replayed !== undefined;
    if (replayed === undefined) return;
    while (marks[0] !== undefined && marks[0].written <= replayed) {
      seenUntil = marks[0].at;
      arrived = marks[0].change;
      marks.shift();
    }
  }

  async function poll(): Promise<void> {
    while (!ending.signal.aborted) {
      waiting = new AbortController();
      await look();
      // What was announced has mostly arrived by the next check.
      const pause = answers && arrived < announced ? limits.lookAgain : limits.look;
      const signal = AbortSignal.any([ending.signal, waiting.signal]);
      await sleep(pause, undefined, { ref: false, signal }).catch(() => sleep(limits.least, undefined, { ref: false }));
    }
  }
  const looking = poll();

  return {
    isFit() {
      if (!answers || seenUntil === undefined || arrived < announced) return false;
      return !isPrimaryKnown || now() - seenUntil <= scaleTime(limits.behind);
    },
    lag: () => (seenUntil === undefined ? undefined : Math.max(0, now() - seenUntil) / 1000),
    noteChange() {
      announced += 1;
      waiting.abort();
    },
    noteSilence() {
      answers = false;
    },
    async close() {
      ending.abort();
      await looking;
    },
  };
}
