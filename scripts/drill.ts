/** npm run drill [-- name ...] [--list]: starts the product as in production and injects faults; see drill/run.ts. */
import { makeBuildIfStale } from "./bundle/make-build.ts";
import { runProgram } from "./run-program.ts";

const args = process.argv.slice(2);
const failed = args.includes("--list") ? 0 : await makeBuildIfStale();
process.exitCode = failed || (await runProgram(process.execPath, ["drill/run.ts", ...args]));
