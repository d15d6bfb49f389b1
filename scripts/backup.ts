/** npm run backup: passes its arguments to the server's command. */
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(process.execPath, ["server/backup/command.ts", "backup", ...process.argv.slice(2)]);
