/** For tests: starts a second process beside a test app, on the same database, that can be killed for real. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { productionSettings, type TestApp } from "./app.ts";
import { compileCache } from "./compile-cache.ts";

export type OtherProcess = {
  address: string;
  kill(): Promise<void>;
  /** By SIGTERM; gives its exit code. */
  end(): Promise<number | null>;
};

export type OtherOptions = {
  /** Bytes: a write beyond them fails, as on a full disk. */
  largestFile?: number;
};

const limitFiles = 'trap \'\' XFSZ; ulimit -f "$1"; shift; exec "$@"';

export async function startOtherProcess(
  { url }: Pick<TestApp, "url">,
  { largestFile }: OtherOptions = {},
): Promise<OtherProcess> {
  const filesDir = await mkdtemp(join(tmpdir(), "nukkad-files-"));
  const program = [process.execPath, join(import.meta.dirname, "serve-app.ts")];
  const limited = ["sh", "-c", limitFiles, "sh", String((largestFile ?? 0) / 512), ...program];
  const [command = "", ...args] = largestFile === undefined ? program : limited;
  const child = spawn(command, args, {
    env: {
      ...compileCache,
      ...productionSettings,
      DATABASE_URL: url,
      FILES_DIR: filesDir,
      LOG_LEVEL: "silent",
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [address] = await once(createInterface(child.stdout), "line");
  async function stop(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    child.kill(signal);
    await once(child, "exit");
    await rm(filesDir, { recursive: true, force: true });
    return child.exitCode;
  }
  return {
    address: String(address),
    async kill() {
      await stop("SIGKILL");
    },
    end: () => stop("SIGTERM"),
  };
}
