/** haproxy before the processes, as an operator would set it up: asks who is ready, and tries a question elsewhere only where that is safe. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { idempotency, overload } from "#contract/limits.ts";
import { notificationStream } from "#contract/notifications.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { goBefore } from "./go-before.ts";

export const hasBalancer = () => spawnSync("haproxy", ["-v"]).status === 0;

/**
 * While nobody is ready (no process reaches the database) all are asked: what they have in their caches they can still
 * show. More questions than a process can have in work wait here and are then turned away, which costs next to nothing;
 * live lines, which never end, do not count. What was not sent to a process may go to another one; what was sent and not answered only if it changes nothing, or
 * carries a key by which it is done once (R7.15).
 */
function describeBalancer(port: number, ports: number[]): string {
  const servers = ports.map((each, index) => `  server p${index + 1} 127.0.0.1:${each}`).join("\n");
  const check =
    "check inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down";
  return `global
  maxconn 8000
defaults
  mode http
  timeout connect 1s
  timeout queue 1s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  option redispatch 1
  retries 5
  retry-on conn-failure empty-response
  http-reuse safe
frontend site
  bind 127.0.0.1:${port}
  option forwardfor if-none
  http-request disable-l7-retry unless METH_GET or { req.hdr(${idempotency.header}) -m found }
  use_backend everyone if { nbsrv(ready) eq 0 }
  use_backend live if { path ${notificationStream.path} }
  default_backend ready
backend ready
  balance leastconn
  option httpchk GET /readyz
  http-error status 503 content-type application/json string '{"error":"overloaded"}' hdr Retry-After ${overload.retryAfterSeconds}
  default-server ${check} maxconn 100
${servers}
backend live
  balance leastconn
  option httpchk GET /readyz
  default-server ${check}
${servers}
backend everyone
  balance roundrobin
  default-server maxconn 100
${servers}
`;
}

export async function startBalancer(dir: string, ports: number[]) {
  const port = await findFreePort();
  const file = join(dir, "haproxy.cfg");
  await writeFile(file, describeBalancer(port, ports));
  const child: ChildProcess = spawn("haproxy", ["-db", "-q", "-f", file], { stdio: ["ignore", "ignore", "pipe"] });
  goBefore(child.pid);
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said += text.toString("utf8");
  });
  await sleep(500);
  if (child.exitCode !== null) throw new Error(`haproxy ended: ${said}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
