/** Finds a Chromium for the browser tests, preferably the headless shell; installs Debian's where possible. */
import { execFile, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

/** The same engine without windows, tabs and bars: a new context costs it a sixth. */
const WINDOWLESS = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALL_MS = 180_000;
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Flags for a machine without a screen, a sandbox or internet; exact glyph widths, not rounded to pixels. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/** `named` is CHROME_PATH; the file must exist, as somebody set it. */
export function findBrowser(named: string | undefined, path = ""): string | undefined {
  if (named) return isProgram(named) ? named : undefined;
  const onPath = (names: string[]) =>
    path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath([WINDOWLESS]), ...onPath(NAMES), MAC, chromium.executablePath()].find(isProgram);
}

/** Rejects with one sentence when there is no browser and none can be installed. */
export async function ensureBrowser(named: string | undefined, path: string | undefined): Promise<string> {
  const found = findBrowser(named, path);
  if (found?.endsWith(WINDOWLESS) || (found && named)) return found;
  if (named) throw new Error(`CHROME_PATH names ${named}, and there is no browser there.`);
  const best = (await installWindowless()) ? findBrowser(undefined, path) : found;
  if (best) return best;
  throw new Error("The browser tests need Chromium or Chrome: install one, or name it with CHROME_PATH.");
}

/** Fails fast where no packages can be downloaded. */
async function installWindowless(): Promise<boolean> {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  process.stderr.write("Installing Chromium ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (args: string[]) =>
    promisify(execFile)("apt-get", ["-qq", ...args], { env, timeout: INSTALL_MS, maxBuffer: Infinity });
  try {
    await run(["update"]);
    await run(["install", "-y", "--no-install-recommends", WINDOWLESS]);
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
