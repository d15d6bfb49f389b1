/** haproxy in front of the processes, as an operator would set it up: checks who is ready, and retries a request elsewhere only where that is safe. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { idempotency } from "#contract/limits.ts";
import { notificationStreamEndpoint } from "#contract/notifications.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { overload } from "#server/settings/tuning.ts";
import { goBefore } from "./go-before.ts";

export const hasBalancer = () => spawnSync("haproxy", ["-v"]).status === 0;

/** Kinds of requests and their slots at each process, as in ops/haproxy.cfg; what fits none of the others is a page. */
const kinds = [
  { name: "files", places: 300, of: "{ path_beg /assets/ /photos/ /videos/ }" },
  { name: "uploads", places: 50, of: "{ method PUT POST } { req.hdr(content-type) -m beg multipart/form-data }" },
  { name: "signins", places: 4, of: "!METH_GET !METH_HEAD { path_beg /api/auth/ }" },
  { name: "saves", places: 8, of: "!METH_GET !METH_HEAD" },
  { name: "reads", places: 16, of: "{ path_beg /api/ }" },
];
const pagePlaces = 16;
/** Maximal waiting requests of a kind per process; further ones are rejected at once. */
const waitingEach = 2;

/**
 * While no process is ready (none reaches the database) all get requests: they can still serve their caches. A request not yet
 * sent to a process may go to another one; one sent and not answered only if it changes nothing, or carries an idempotency key
 * (R7.15). Health checks are made once, at the pages; a page's address goes to the process that rendered it before (decision
 * 53).
 */
function describeBalancer(port: number, ports: number[], cluster: number): string {
  const serversAs = (rest: (name: string) => string) =>
    ports.map((each, index) => `  server p${index + 1} 127.0.0.1:${each} ${rest(`p${index + 1}`)}`).join("\n");
  const tracking = (places: string) => serversAs((name) => `track ready/${name} ${places}`);
  const refusal = `status 503 content-type application/json string '{"code":"overloaded","retryAfter":${overload.retryAfterSeconds}}' hdr Retry-After ${overload.retryAfterSeconds}`;
  const bounded = (name: string, places: number) =>
    `  http-request return ${refusal} if { queue(${name}) ge ${places * cluster * waitingEach * ports.length} }\n  http-error ${refusal}`;
  const check =
    "check inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down";
  return `global
  maxconn 8000
  log stderr format raw local0
defaults
  mode http
  log global
  # What went wrong alone, by the balancer's own word for it: why it ended, and where.
  option dontlog-normal
  log-format "failed: %ST %ts at %b/%s"
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
  use_backend live if { path ${notificationStreamEndpoint.path} }
${kinds.map(({ name, of }) => `  use_backend ${name} if ${of}`).join("\n")}
  default_backend ready
backend ready
  balance uri whole
  hash-type consistent
  hash-balance-factor 150
  option httpchk GET /readyz
${bounded("ready", pagePlaces)}
${serversAs(() => `${check} maxconn ${pagePlaces * cluster}`)}
${kinds
  .map(({ name, places }) =>
    [`backend ${name}`, "  balance leastconn", bounded(name, places), tracking(`maxconn ${places * cluster}`)].join(
      "\n",
    ),
  )
  .join("\n")}
backend live
  balance leastconn
${tracking("")}
backend everyone
  balance roundrobin
${serversAs(() => `maxconn ${100 * cluster}`)}
`;
}

/** `cluster`: how many processes are behind each port. */
export async function startBalancer(dir: string, ports: number[], cluster = 1) {
  const port = await findFreePort();
  const file = join(dir, "haproxy.cfg");
  await writeFile(file, describeBalancer(port, ports, cluster));
  const child: ChildProcess = spawn("haproxy", ["-db", "-f", file], {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  goBefore(child.pid);
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said += text.toString("utf8");
  });
  await sleep(500);
  if (child.exitCode !== null) throw new Error(`haproxy ended: ${said}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Failures since the start, with counts: "503 sQ at saves/p1: 3" waited in the queue for too long. */
    failures(): string {
      const counts = new Map<string, number>();
      for (const [, failure = ""] of said.matchAll(/failed: (5.*|-1.*)$/gm))
        counts.set(failure, (counts.get(failure) ?? 0) + 1);
      return [...counts].map(([failure, count]) => `${failure}: ${count}`).join(", ");
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
