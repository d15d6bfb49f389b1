/** The connection pools of this process, one per class of work, so that no class uses up those of another. */

import { scaleTime } from "#server/settings/time-scale.ts";
import { connections, statement } from "#server/settings/tuning.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./client.ts";

export type Share = "signIn" | "search" | "forgiving" | "sessions" | "rest";
export type Shares = Record<Share, Database> & { close(): Promise<void> };

export function openShares(url: string, given: Pick<DatabaseOptions, "pooled" | "onError">): Shares {
  const open = (share: Share, patience: number = statement.ofCalls) =>
    openDatabase(url, { max: connections[share], patience: scaleTime(patience), ...given });
  const shares = {
    signIn: open("signIn"),
    search: open("search"),
    forgiving: open("forgiving", statement.ofForgiving),
    sessions: open("sessions"),
    rest: open("rest"),
  };
  return {
    ...shares,
    async close() {
      await Promise.all(Object.values(shares).map((share) => share.close()));
    },
  };
}
