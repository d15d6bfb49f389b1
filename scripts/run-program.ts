/** Runs another program in the repository with our terminal, and passes signals on to it. */
import { spawn } from "node:child_process";
import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Resolves with the exit code. */
export function runProgram(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("exit", (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
