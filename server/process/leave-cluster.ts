/**
 * The last shutdown step of a cluster worker: the primary keeps handing over connections until it knows that this worker takes
 * none. A connection handed to an ended process is never answered.
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
