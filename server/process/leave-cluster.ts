/**
 * The last step of one of several processes on one port: the first of them goes on handing over connections until it has heard that
 * this one takes none. One that is handed over to a process which has ended is never answered.
 */
import cluster from "node:cluster";
import { once } from "node:events";

export async function leaveCluster(): Promise<void> {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) return;
  const left = once(worker, "disconnect");
  worker.disconnect();
  await left;
}
