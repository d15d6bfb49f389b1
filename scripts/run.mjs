/** The entry of every command: installs what is missing, picks the runtime, runs scripts/<command>.ts. Any Node from 20 on. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findNpm } from "./find-npm.mjs";
import { ensureInstalled } from "./install.mjs";
import { pickRuntime } from "./runtime.mjs";

const COMMANDS = {
  start: "build when needed, then serve",
  dev: "serve with hot reload",
  test: "check, unit tests, browser tests",
  check: "format, lint, types, texts, import rules",
  build: "build the web pages",
  migrate: "bring the database of production up to date",
  serve: "serve what was built, in one process or several",
  reset: "empty the data folder",
  admin: "make an administrator",
  backup: "write rows and files of one moment into a folder",
  restore: "put a backup into an empty database",
  bench: "run all benchmarks, or one",
  drill: "break the running product in every way it must survive",
  generate: "write the migration for a changed schema",
  sbom: "write the list of the packages of production",
};
const PARENT_CHECK_MS = 500;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = "", ...args] = process.argv.slice(2);

if (!Object.hasOwn(COMMANDS, command)) {
  const list = Object.entries(COMMANDS).map(([name, purpose]) => `  npm run ${name.padEnd(9)} ${purpose}`);
  fail([command ? `There is no command "${command}". The commands are:` : "The commands are:", ...list].join("\n"));
}

try {
  await ensureInstalled(root);
  runCommand(pickRuntime(root));
} catch (error) {
  fail(error.message);
}

function runCommand(runtime) {
  const path = [dirname(runtime), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const script = [`--import=./scripts/follow-parent.ts`, join("scripts", `${command}.ts`), ...args];
  const child = spawn(runtime, script, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.connected && child.send({ signal }));
  }
  if (process.env.npm_lifecycle_event) endWithNpm(child);
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** A kill -9 of npm must not leave a hidden server behind. */
function endWithNpm(child) {
  const npm = findNpm();
  if (!npm) return;
  setInterval(() => {
    if (findNpm() !== npm && child.connected) child.send({ signal: "SIGTERM" });
  }, PARENT_CHECK_MS).unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
