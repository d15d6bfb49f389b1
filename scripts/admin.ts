/** npm run admin: hands its words to the administrator command of the server. */
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(process.execPath, ["server/admin/command.ts", ...process.argv.slice(2)]);
