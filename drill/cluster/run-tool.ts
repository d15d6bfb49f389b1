/** Runs a program to its end and returns its output; a failure throws with the reason. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

type Where = { cwd?: string; env?: Record<string, string> };

export async function readTool(program: string, args: string[], { cwd, env }: Where = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
}
