/** Sends a read that may be seconds old to the replica, when there is one and it is fit, and to the primary whenever that fails (R12.3, decision 44). */
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

/** `pool`: for what can be cancelled while it runs. */
type Readable = { db: Reads; pool: Pool };

/** Who asks; "anybody" where one answer is kept for all. */
type Asker = "anybody" | FastifyRequest;

export type ReplicaRead = <T>(asker: Asker, share: ReadShare, work: (on: Readable) => Promise<T>) => Promise<T>;

type Parts = {
  shares: Pick<Shares, ReadShare>;
  /** Absent: everything is read from the primary. */
  replica: Replica | undefined;
  /** Told where a read was answered that could have been old. */
  count?: (place: "replica" | "primary") => void;
};

/** Whoever is signed in, or has just saved something, finds their own change. */
function mayBeOld(asker: Asker): boolean {
  if (asker === "anybody") return true;
  if (isForPage()) return !isForWriter();
  return asker.caller?.signedIn == null && !hasJustWritten(asker);
}

/** A statement that had to give way to what the replica has to take in. */
const givenWay = "40001";
const tookTooLong = "57014";

export function openReplicaRead({ shares, replica, count = () => {} }: Parts): ReplicaRead {
  /** Whether the primary may do better. What forgives has its own limit, and is not tried twice. */
  function isWorthAgain(error: unknown, asker: Asker, share: ReadShare): boolean {
    if (asker !== "anybody" && signalOf(asker).aborted) return false;
    const state = sqlState(error);
    return isUnresponsive(error) || state === givenWay || (state === tookTooLong && share !== "forgiving");
  }

  return async (asker, share, work) => {
    if (replica === undefined || !mayBeOld(asker)) return work(shares[share]);
    if (replica.isFit())
      try {
        const answer = await work(replica.shares[share]);
        count("replica");
        return answer;
      } catch (error) {
        if (!isWorthAgain(error, asker, share)) throw error;
        if (isUnresponsive(error)) replica.noteSilence();
      }
    count("primary");
    return work(shares[share]);
  };
}
