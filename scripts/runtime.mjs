/** Picks the Node that runs the server: the pinned one from npm, else a system Node that is new enough. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

// The first that runs .ts files without a flag or a warning.
const OLDEST = 24;

export function pickRuntime(root) {
  const machine = `${process.platform}-${process.arch}`;
  const pinned = join(root, "node_modules", `node-${machine}`, "bin", "node");
  if (spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  throw new Error(
    `Nukkad needs Node ${OLDEST} or newer on this machine (${machine}); this is Node ${process.versions.node}: install a newer one and try again.`,
  );
}
