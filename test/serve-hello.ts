/** For tests: the smallest process that serves and stops as ours do, for tests of processes and not of the product. */
import { createServer } from "node:http";
import { leaveCluster } from "#server/process/leave-cluster.ts";

let ending = false;
const server = createServer((_request, response) => {
  if (ending) response.setHeader("connection", "close");
  setTimeout(() => response.end("hello"), 5);
});
process.on("SIGTERM", () => {
  ending = true;
  server.close(() => leaveCluster().then(() => process.exit(0)));
  server.closeIdleConnections();
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
