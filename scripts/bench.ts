/** npm run bench -- <name>: runs bench/<name>.ts; without a name it lists what there is. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { runProgram } from "./run-program.ts";

const names = globSync("bench/*.ts")
  .map((file) => basename(file, ".ts"))
  .sort();
const [name = "", ...args] = process.argv.slice(2);
if (names.includes(name)) {
  process.exitCode = await runProgram(process.execPath, [`bench/${name}.ts`, ...args]);
} else {
  process.stderr.write(`Benchmarks: ${names.join(", ") || "none yet"}. Run one with: npm run bench -- <name>\n`);
  process.exitCode = name ? 1 : 0;
}
