/** PgBouncer between the processes and PostgreSQL, configured as in docs/operations.md. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#server/db/embedded-port.ts";

export const hasPooler = () => spawnSync("pgbouncer", ["--version"]).status === 0;

export type PoolMode = "session" | "transaction";

/** Startup settings of our connections that PgBouncer cannot pass on: set on the role instead. */
const startup = ["statement_timeout", "idle_in_transaction_session_timeout", "options", "extra_float_digits"];

export const startPooler = (mode: PoolMode) => async (address: string, dir: string) => {
  const { hostname, port: behind, username, password } = new URL(address);
  const port = await findFreePort();
  const file = join(dir, "pgbouncer.ini");
  const log = join(dir, "pgbouncer.log");
  const lines = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "any",
    pool_mode: mode,
    max_client_conn: 500,
    default_pool_size: 100,
    ignore_startup_parameters: startup.join(","),
    server_reset_query: "DISCARD ALL",
  };
  const target = `host=${hostname} port=${behind} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  const settings = Object.entries(lines).map(([name, value]) => `${name} = ${value}`);
  await writeFile(file, `[databases]\n* = ${target}\n[pgbouncer]\n${settings.join("\n")}\n`, { mode: 0o644 });
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", ["-q", ...as, file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said = `${said}${text.toString("utf8")}`.slice(-2000);
  });
  await sleep(500);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said} ${readLog(log)}`);
  const url = new URL(address);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
};

function readLog(file: string): string {
  try {
    return readFileSync(file, "utf8").slice(-500);
  } catch {
    return "";
  }
}
