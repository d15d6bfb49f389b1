/** For tests: starts a second process beside a test app, on the same database, that can really be killed. */
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
  /** By SIGTERM; returns its exit code. */
  end(): Promise<number | null>;
};

export type OtherOptions = {
  /** Bytes: a write beyond them fails, as on a full disk. */
  largestFile?: number;
  /** Settings by their names in the environment. */
  settings?: Record<string, string>;
  /** Called with every line of its log, including debug lines. */
  log?: (line: string) => void;
};

const limitFiles = 'trap \'\' XFSZ; ulimit -f "$1"; shift; exec "$@"';

export async function startOtherProcess(
  { url }: Pick<TestApp, "url">,
  { largestFile, settings, log }: OtherOptions = {},
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
      LOG_LEVEL: log ? "debug" : "silent",
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const lines = createInterface(child.stdout);
  const address = await new Promise<string>((listening) =>
    lines.on("line", (line) => {
      if (line.startsWith("http")) listening(line);
      else log?.(line);
    }),
  );
  async function stop(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    child.kill(signal);
    // Not at its exit: its last output is still on its way then.
    await closed;
    await rm(filesDir, { recursive: true, force: true });
    return child.exitCode;
  }
  return {
    address,
    async kill() {
      await stop("SIGKILL");
    },
    end: () => stop("SIGTERM"),
  };
}
