/** npm run check: format, lint, types, texts and import rules; runs all of them and reports each result. */
import { runChecks } from "./checks/run-checks.ts";

process.exitCode = (await runChecks()) === 0 ? 0 : 1;
