/** The machine of a measurement, without its name; and the version of the code. */
import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";

export function describeMachine(): string {
  const processor = cpus()[0]?.model ?? "unknown processor";
  const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout?.trim() || "no commit";
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${processor}), ${memory}, Node ${process.versions.node}, commit ${commit}`;
}
