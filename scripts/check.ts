/** npm run check: format, lint, types, texts and import rules; all of them run, each result is told. */
import { runChecks } from "./checks/run-checks.ts";

process.exitCode = (await runChecks()) === 0 ? 0 : 1;
