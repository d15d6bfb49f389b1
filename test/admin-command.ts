/** For tests: the operator's command, as a process or, a hundred times cheaper, inside this one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { runCommand } from "#server/admin/run-command.ts";
import { SetupError } from "#server/settings/settings.ts";
import type { TestApp } from "./app.ts";
import { compileCache } from "./compile-cache.ts";

const settings = ({ url }: TestApp) => ({ DATABASE_URL: url, NUKKAD_DEMO: "yes" });

/** As the operator runs it. */
export async function startCommand(app: TestApp, words: string[], input = "") {
  const child = spawn(process.execPath, ["server/admin/command.ts", ...words], {
    env: { ...compileCache, PATH: process.env.PATH, ...settings(app) },
  });
  child.stdin.end(input);
  const [[code], out, err] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

/** Its output, whether it failed or not. */
export const sayCommand = (app: TestApp, words: string[], input = ""): Promise<string> =>
  runCommand(words, { env: settings(app), input: Readable.from([input]) }).catch((error: unknown) => {
    if (error instanceof SetupError) return error.message;
    throw error;
  });
