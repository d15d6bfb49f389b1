/** Sends a read that may be seconds old to a fit replica, and to the primary whenever that fails (R12.3, decision 44). */
import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Reads } from "#server/db/client.ts";
import { sqlState } from "#server/db/constraint.ts";
import type { ReadShare, Replica } from "#server/db/replica.ts";
import type { Shares } from "#server/db/shares.ts";
import { signalOf } from "./classes-of-work.ts";
import { isUnresponsive } from "./database-unavailable.ts";
import { hasJustWritten } from "./read-your-writes.ts";
import { isForPage, isForWriter } from "./rendering.ts";

/** `pool`: for statements that can be cancelled while they run. */
type Readable = { db: Reads; pool: Pool };

/** The requester; "anybody" for answers that are cached for all. */
type Requester = "anybody" | FastifyRequest;

export type ReplicaRead = <T>(requester: Requester, share: ReadShare, work: (on: Readable) => Promise<T>) => Promise<T>;

type Parts = {
  shares: Pick<Shares, ReadShare>;
  /** Absent: everything is read from the primary. */
  replica: Replica | undefined;
  /** Counts where a read that may be old was answered. */
  count?: (place: "replica" | "primary") => void;
};

/** Not for signed-in users or those who have just saved, who must see their own change. */
function mayBeOld(requester: Requester): boolean {
  if (requester === "anybody") return true;
  if (isForPage()) return !isForWriter();
  return requester.caller?.signedIn == null && !hasJustWritten(requester);
}

/** SQLSTATE of a statement that was cancelled by the replay of a change. */
const replayConflict = "40001";
const timedOut = "57014";

export function openReplicaRead({ shares, replica, count = () => {} }: Parts): ReplicaRead {
  /** Whether to retry on the primary. Typo-tolerant searches have their own limit, and are not retried. */
  function isWorthRetry(error: unknown, requester: Requester, share: ReadShare): boolean {
    if (requester !== "anybody" && signalOf(requester).aborted) return false;
    const state = sqlState(error);
    return isUnresponsive(error) || state === replayConflict || (state === timedOut && share !== "forgiving");
  }

  return async (requester, share, work) => {
    if (replica === undefined || !mayBeOld(requester)) return work(shares[share]);
    if (replica.isFit())
      try {
        const answer = await work(replica.shares[share]);
        count("replica");
        return answer;
      } catch (error) {
        if (!isWorthRetry(error, requester, share)) throw error;
        if (isUnresponsive(error)) replica.noteSilence();
      }
    count("primary");
    return work(shares[share]);
  };
}
