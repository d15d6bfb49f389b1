/** `npm run admin -- <verb> ...` as a process. */
import { SetupError } from "#server/settings/settings.ts";
import { runCommand } from "./run-command.ts";

try {
  const said = await runCommand(process.argv.slice(2), { env: process.env, input: process.stdin });
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
