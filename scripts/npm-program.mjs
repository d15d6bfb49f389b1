/** Which npm a script of ours runs: the one that runs us, else the one on the path. */
import { basename } from "node:path";

/** The program, and what stands before the words of npm. */
export function npmProgram() {
  const { npm_execpath: npm = "" } = process.env;
  return basename(npm) === "npm-cli.js" ? { program: process.execPath, first: [npm] } : { program: "npm", first: [] };
}
