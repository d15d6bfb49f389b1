/** npm run restore: passes its arguments to the server's command. */
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(process.execPath, [
  "server/backup/command.ts",
  "restore",
  ...process.argv.slice(2),
]);
