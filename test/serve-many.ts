/** For tests: two processes of test/serve-hello.ts on one port, replaced and stopped by signals as in production. */
import cluster from "node:cluster";
import { join } from "node:path";
import { serveMany } from "#server/process/serve-many.ts";

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
cluster.on("online", (worker) => say(`process ${worker.process.pid}`));
await serveMany({ program: join(import.meta.dirname, "serve-hello.ts"), processes: 2, say });
say("all serve");
