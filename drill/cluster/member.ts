/** One process of the product, started as by `npm run serve`, restarted when it ends as by systemd. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "#drill/load/ask.ts";

export type ClusterMember = {
  port: number;
  origin: string;
  pid(): number;
  /** Codes and signals of unexpected ends. */
  exits: string[];
  /** Of a version in this folder; ready when it resolves. */
  start(root: string, env?: Record<string, string>): Promise<void>;
  kill(): Promise<void>;
  /** By SIGTERM; returns its exit code. */
  end(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Bytes of memory; 0 when it does not run. */
  memory(): number;
};

/** Milliseconds; scaled by the drill's patience. */
const readyPatience = 180_000;
const lookEvery = 100;

type Parts = { port: number; env: Record<string, string>; logFile: string; args?: string[] };

export function openMember({ port, env, logFile, args = [] }: Parts): ClusterMember {
  const origin = `http://127.0.0.1:${port}`;
  const exits: string[] = [];
  let child: ChildProcess | undefined;
  let wanted = false;

  function launch(root: string, extra: Record<string, string>): void {
    const log = openSync(logFile, "a");
    const program = ["--import=./scripts/follow-parent.ts", "scripts/serve.ts", ...args];
    const started = spawn(process.execPath, program, {
      cwd: root,
      env: { ...env, ...extra, PORT: String(port) },
      stdio: ["ignore", log, log, "ipc"],
      detached: true,
    });
    closeSync(log);
    child = started;
    started.once("exit", async (code, signal) => {
      if (!wanted || child !== started) return;
      exits.push(String(signal ?? code));
      await sleep(lookEvery);
      if (wanted) launch(root, extra);
    });
  }

  async function waitUntilReady(): Promise<void> {
    for (const deadline = Date.now() + readyPatience * Number(env.PATIENCE ?? 1); ; await sleep(lookEvery)) {
      const { status } = await sendRequest(origin, { path: "/readyz", patience: 5000 });
      if (status === 200) return;
      if (Date.now() > deadline)
        throw new Error(`A process did not get ready. ${readFileSync(logFile, "utf8").slice(-1000)}`);
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<number | null> {
    wanted = false;
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
    if (ending.exitCode)
      process.stderr.write(`  ended with ${ending.exitCode}: ${readFileSync(logFile, "utf8").slice(-1000)}\n`);
    return ending.exitCode;
  }

  return {
    port,
    origin,
    exits,
    pid: () => child?.pid ?? 0,
    async start(root, extra = {}) {
      wanted = true;
      launch(root, extra);
      await waitUntilReady();
    },
    async kill() {
      await stop("SIGKILL");
    },
    end: () => stop("SIGTERM"),
    signal: (signal) => void child?.kill(signal),
    memory() {
      try {
        const status = readFileSync(join("/proc", String(child?.pid), "status"), "utf8");
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
      } catch {
        return 0;
      }
    },
  };
}
