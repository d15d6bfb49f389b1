/** Runs another program in the repository, and forwards signals to it. */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Environment = Record<string, string>;
/** `code`: the exit code; `said`: both output streams joined. */
export type ProgramOutcome = { code: number; said: string };

/** With our terminal; resolves with the exit code. */
export function runProgram(program: string, args: string[], env: Environment = {}): Promise<number> {
  return waitFor(spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } }));
}

/** In parallel with others: its output is captured. */
export async function readProgram(program: string, args: string[], env: Environment = {}): Promise<ProgramOutcome> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      said += text;
    });
  }
  return { code: await waitFor(child), said };
}

function waitFor(child: ChildProcess): Promise<number> {
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
