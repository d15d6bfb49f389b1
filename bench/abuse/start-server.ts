/** The built app with its demo city as a process of its own, which trusts forwarded addresses from loopback. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#server/db/embedded-port.ts";

/** Milliseconds: it loads a city first, and the machine may be busy. */
const patience = 600_000;

/** `settings` override the usual ones. */
export async function startBenchServer(
  settings: Record<string, string> = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "nukkad-bench-"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../server/main.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      PORT: String(port),
      HOST: "localhost",
      NUKKAD_DATA: dir,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      TRUST_PROXY: "loopback",
      ...settings,
    },
  });
  async function stop(): Promise<void> {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(dir, { recursive: true, force: true });
  }
  const deadline = Date.now() + patience;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await sleep(200);
  }
  await stop();
  throw new Error("The server did not get ready.");
}
