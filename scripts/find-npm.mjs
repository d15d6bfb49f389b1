/** Finds the npm that runs this script: the parent, or its parent where a shell is between. Linux only. */
import { readFileSync } from "node:fs";

export function findNpm() {
  const parent = readProcess(process.ppid);
  const grandparent = parent && readProcess(parent.ppid);
  return [parent, grandparent].find((process) => /^(npm|node)/.test(process?.name ?? ""))?.pid;
}

function readProcess(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return { pid, name: /^Name:\s*(.*)$/m.exec(status)?.[1], ppid: Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]) };
  } catch {
    return undefined;
  }
}
