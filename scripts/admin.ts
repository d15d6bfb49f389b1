/** npm run admin: passes its arguments to the server's administrator command. */
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(process.execPath, ["server/admin/command.ts", ...process.argv.slice(2)]);
