/** npm run dev: the server with Vite inside; a change of the server's own files restarts it. */
import { existsSync } from "node:fs";
import { runProgram } from "./run-program.ts";

const watched = ["server", "contract", "text", "content", "demo"].filter((folder) => existsSync(folder));
process.exitCode = await runProgram(
  process.execPath,
  [...watched.map((folder) => `--watch-path=${folder}`), "--watch-preserve-output", "server/main.ts"],
  { NUKKAD_DEV: "1" },
);
