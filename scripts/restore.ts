/** npm run restore: hands its words to the command of the server. */
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(process.execPath, [
  "server/backup/command.ts",
  "restore",
  ...process.argv.slice(2),
]);
