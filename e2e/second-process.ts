/** A second process of the app on the same database, as operators run several. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { findFreePort } from "#server/db/embedded-port.ts";

export type SecondProcess = { origin: string; stop: () => Promise<void> };

export async function startSecondProcess(): Promise<SecondProcess> {
  const port = String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const app = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: port,
      HOST: "localhost",
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      TRUST_PROXY: "loopback",
      PATIENCE: "10",
    },
  });
  await expect(async () => {
    expect((await fetch(`${origin}/readyz`)).ok).toBe(true);
  }).toPass({ timeout: 120_000 });
  return {
    origin,
    async stop() {
      if (app.exitCode !== null) return;
      app.kill("SIGTERM");
      await once(app, "exit");
    },
  };
}
