/** The npm for our scripts: the one that runs us, else the one on the path. */
import { basename } from "node:path";

/** The program, and its arguments before npm's own. */
export function npmProgram() {
  const { npm_execpath: npm = "" } = process.env;
  return basename(npm) === "npm-cli.js" ? { program: process.execPath, first: [npm] } : { program: "npm", first: [] };
}
