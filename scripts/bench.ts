/** npm run bench -- <name>: runs bench/<name>.ts; without a name all of them, with a summary in docs/benchmarks.md (`--only a,b`: those alone; `--short`: only whether they work); `list` prints the names. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { makeBuildIfStale } from "./bundle/make-build.ts";
import { runProgram } from "./run-program.ts";

const names = globSync("bench/*.ts")
  .map((file) => basename(file, ".ts"))
  .sort();
const [name = "", ...args] = process.argv.slice(2);
/** These show or measure the built pages. */
const needBuild = ["crawl", "screens", "taps", "weight"];

if (name === "" || name.startsWith("--")) {
  const given = process.argv.slice(2);
  process.exitCode =
    (await makeBuildIfStale()) || (await runProgram(process.execPath, ["bench/all/run-all.ts", ...given]));
} else if (names.includes(name)) {
  if (needBuild.includes(name) && (await makeBuildIfStale()) !== 0) process.exit(1);
  process.exitCode = await runProgram(process.execPath, [`bench/${name}.ts`, ...args]);
} else {
  process.stderr.write(`Benchmarks: ${names.join(", ")}. Run one with: npm run bench -- <name>\n`);
  process.exitCode = name === "list" ? 0 : 1;
}
