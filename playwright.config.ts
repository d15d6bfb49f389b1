/** Playwright: the journeys of e2e/ in a real browser against the built app. */
import { defineConfig } from "@playwright/test";
import { findFreePort } from "./server/db/embedded-port.ts";
import { browserFlags, ensureBrowser } from "./test/find-browser.ts";
import { withFonts } from "./test/installed-fonts.ts";

// With BASE_URL an app that already runs is tested. Workers read this file again and must see the same address.
const globalSetup = ["./test/installed-fonts.ts", ...(process.env.BASE_URL ? [] : ["./test/start-app.ts"])];
process.env.BASE_URL ??= `http://localhost:${await findFreePort()}`;

const WAIT_MS = 30_000;

export default defineConfig({
  testDir: "e2e",
  globalSetup,
  workers: 2,
  forbidOnly: true,
  // Machines are shared and noisy; what is really broken fails twice, and what was only unlucky is listed as flaky.
  retries: 1,
  timeout: 120_000,
  // Whatever a journey waits for comes within these on a busy machine too, or never.
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  outputDir: "test-results",
  reporter: "list",
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    // A worker answers in place of what journeys intercept; the one about it asks for it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await ensureBrowser(process.env.CHROME_PATH, process.env.PATH),
      args: browserFlags,
      // Those of most phones, so that no journey depends on the fonts of the machine.
      env: { ...process.env, ...withFonts("roboto") },
    },
  },
});
