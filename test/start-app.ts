/** Playwright global set-up: the built app with its demo city, in a process, a database and a data folder of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { copyTemplate, openTestPostgres } from "#test/postgres.ts";

const READY_PATIENCE_MS = 300_000;
const RETRY_MS = 200;

export default async function startApp(): Promise<() => Promise<void>> {
  const origin = process.env.BASE_URL ?? "";
  const dataDir = await mkdtemp(join(tmpdir(), "nukkad-e2e-"));
  const postgres = await openTestPostgres();
  const database = await copyTemplate(postgres.url);
  // Shared with the journeys that run the operator's commands on it.
  Object.assign(process.env, { NUKKAD_DATA: dataDir, NUKKAD_DEMO: "yes", DATABASE_URL: database.url });
  const app = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      HOST: "localhost",
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      // So that journeys can come from different networks.
      TRUST_PROXY: "loopback",
      // In parallel with unit tests on the same machine.
      PATIENCE: "10",
    },
  });
  const failures: string[] = [];
  createInterface(app.stdout).on("line", (line) => {
    if (line.includes("unexpected failure")) failures.push(line);
  });
  async function stop(): Promise<void> {
    if (app.exitCode === null) {
      app.kill("SIGTERM");
      await once(app, "exit");
    }
    await database.drop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    if (failures.length > 0) throw new Error(`The app failed where nobody expected it:\n${failures.join("\n")}`);
  }
  try {
    await waitUntilReady(`${origin}/readyz`, () => app.exitCode === null);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitUntilReady(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (isRunning() && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(RETRY_MS);
  }
  throw new Error(
    isRunning() ? `The app did not get ready at ${url}.` : "The app ended before it was ready: see above.",
  );
}
