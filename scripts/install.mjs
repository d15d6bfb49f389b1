/** Installs the packages of the lock file when node_modules is missing or older than it. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmProgram } from "./npm-program.mjs";
import { showStep } from "./show-step.mjs";

const INSTALL = ["install", "--no-save", "--include=dev", "--loglevel=error", "--ignore-scripts"];

// npm 10 has omitted optional native packages: if it fails, this version is used instead.
const RELIABLE_NPM = "npm@11";

export async function ensureInstalled(root) {
  const stamp = join(root, "node_modules", ".nukkad-installed");
  const wanted = describeWanted(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Installing the packages, once ...");
  await showStep("packages", async () => {
    if (!(await install(root, INSTALL)) && !(await installWithReliableNpm(root))) {
      throw new Error("npm could not install the packages: see above, check the network and try again.");
    }
  });
  writeFileSync(stamp, wanted);
}

function installWithReliableNpm(root) {
  console.error(`That did not bring every package: trying again with ${RELIABLE_NPM} ...`);
  return install(root, ["exec", "--yes", RELIABLE_NPM, "--", ...INSTALL]);
}

async function install(root, args) {
  const { program, first } = npmProgram();
  const npmInstall = spawn(program, [...first, ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const status = await new Promise((done) => npmInstall.on("error", done).on("close", done));
  return status === 0 && missingPackages(root).length === 0;
}

/** Packages of the lock file for this machine that are not on disk. */
function missingPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const isGlibc = Boolean(process.report?.getReport().header.glibcVersionRuntime);
  return Object.entries(packages)
    .filter(([path, { os, cpu, libc, optional }]) => {
      if (path === "" || (optional && !(os && cpu))) return false;
      if (os && !os.includes(process.platform)) return false;
      if (cpu && !cpu.includes(process.arch)) return false;
      return !libc || libc.includes(isGlibc ? "glibc" : "musl");
    })
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path, "package.json")));
}

function describeWanted(root) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  for (const name of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}
