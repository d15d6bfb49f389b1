/** npm run generate: writes the SQL migration for a changed schema. */
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram("drizzle-kit", ["generate", ...process.argv.slice(2)]);
