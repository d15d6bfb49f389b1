/** npm run bench -- fuzz [calls of each kind] [seed]: the full version of a test of `npm test`, from the printed OpenAPI document. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { noteFigure } from "./all/note-figure.ts";

const [runs = "1000", seed] = process.argv.slice(2);
const child = spawn("vitest", ["run", "server/http/fuzz.test.ts"], {
  stdio: ["inherit", "pipe", "inherit"],
  env: { ...process.env, FUZZ_RUNS: runs, ...(seed !== undefined && { FUZZ_SEED: seed }) },
});
let said = "";
child.stdout.on("data", (text: Buffer) => {
  process.stdout.write(text);
  said += text.toString("utf8");
});
const [code] = await once(child, "exit");
const counted = /fuzz: (.+);/.exec(said)?.[1] ?? "it did not come to its end";
noteFigure({ what: "any input to any call: no 5xx, no answer that is not declared", seen: counted, held: code === 0 });
process.exitCode = code ?? 1;
