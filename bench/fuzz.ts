/** npm run bench -- fuzz [calls of each kind] [seed]: what `npm test` does a small part of, from the printed OpenAPI document. */
import { spawn } from "node:child_process";
import { once } from "node:events";

const [runs = "1000", seed] = process.argv.slice(2);
const child = spawn("vitest", ["run", "server/fuzz.test.ts"], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_RUNS: runs, ...(seed !== undefined && { FUZZ_SEED: seed }) },
});
const [code] = await once(child, "exit");
process.exitCode = code ?? 1;
