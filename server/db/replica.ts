/** A read replica for reads that may be seconds old (R12.3, decision 44). No decision is based on it. */
import type { Pool } from "pg";
import { scaleTime } from "#server/settings/time-scale.ts";
import { connections } from "#server/settings/tuning.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./client.ts";
import type { DatabaseListener } from "./listen.ts";
import { replicaLimits as limits } from "./replica-limits.ts";
import { type ReplicaWatch, watchReplica } from "./watch-replica.ts";

export type ReadShare = "search" | "forgiving" | "rest";

export type Replica = Omit<ReplicaWatch, "noteChange"> & { shares: Record<ReadShare, Pick<Database, "db" | "pool">> };

type Parts = { url: string; primary: Pool; listener: DatabaseListener } & Pick<DatabaseOptions, "pooled" | "onError">;

export async function openReplica({ url, primary, listener, ...given }: Parts): Promise<Replica> {
  const open = (max: number) =>
    openDatabase(url, {
      max,
      // Short: the primary must still have time to answer a query that failed here.
      patience: scaleTime(limits.statement),
      connect: scaleTime(limits.connect),
      readOnly: true,
      ...given,
    });
  const shares = {
    search: open(connections.search),
    forgiving: open(connections.forgiving),
    rest: open(connections.rest),
  };
  const watched = open(1);
  const { noteChange, ...watch } = watchReplica({ primary, replica: watched.pool });
  // The announcements that make pages stale in every process.
  const stopListening = await listener.listen("pages", noteChange, noteChange);
  return {
    ...watch,
    shares,
    async close() {
      await stopListening();
      await watch.close();
      await Promise.all([...Object.values(shares), watched].map((share) => share.close()));
    },
  };
}
