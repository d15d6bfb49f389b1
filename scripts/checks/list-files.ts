/** Lists the repository's own files: nothing installed, built or stored as data. */
import { globSync } from "node:fs";
import { basename } from "node:path";

const NOT_OURS = [
  "node_modules",
  "build",
  ".data",
  ".git",
  ".react-router",
  "coverage",
  "test-results",
  "playwright-report",
];

/** Paths relative to `root`, sorted. */
export function listFiles(root: string, glob: string | string[]): string[] {
  return globSync(glob, { cwd: root, exclude: (path) => NOT_OURS.includes(basename(String(path))) }).sort();
}
