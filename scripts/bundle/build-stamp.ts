/** Remembers the sources of the web build, so that it is rebuilt only when they change. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const STAMP = "build/.made-from";
const INPUTS = [
  "{web,contract,text,content}/**/*",
  "{vite,react-router}.config.ts",
  "scripts/bundle/*.ts",
  "scripts/assets/make-sprite.ts",
  "server/pages/critical-css/name-icons.ts",
  "package-lock.json",
  "tsconfig.json",
];

export function isBuildStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== describeInputs();
}

export function forgetBuild(): void {
  rmSync(STAMP, { force: true });
}

export function rememberBuild(inputs: string): void {
  writeFileSync(STAMP, inputs);
}

export function describeInputs(): string {
  const hash = createHash("sha256");
  const files = globSync(INPUTS, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
