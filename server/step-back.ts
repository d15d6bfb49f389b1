/**
 * A process that starts beside those which serve has time, and starting takes seconds of a processor: it leaves them to those who
 * serve until it is ready itself. Only where it may come forward again, as nothing else takes a low priority back.
 */
import type { Worker } from "node:cluster";
import { readdirSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** In the environment of such a process: the priority it comes forward to. */
const usualPriority = "NUKKAD_USUAL_PRIORITY";
/** Where both want a processor, who stands five steps back gets a quarter of it: a start that gets less would last too long. 19 is the last. */
export const steps = 5;
const last = 19;
/** The bit of CAP_SYS_NICE among the capabilities of Linux. */
const maySetAny = 1n << 23n;

/** By capability, or by the limit of the process (`LimitNICE` of systemd, `ulimits` of a container), in which 20 stands for 0. */
export function mayReturnTo(priority: number, { status, limits }: { status: string; limits: string }): boolean {
  const capabilities = BigInt(`0x${/^CapEff:\s*([\da-f]+)/m.exec(status)?.[1] ?? "0"}`);
  const highest = /^Max nice priority\s+(\S+)/m.exec(limits)?.[1] ?? "0";
  return (capabilities & maySetAny) !== 0n || highest === "unlimited" || 20 - Number(highest) <= priority;
}

const readOwn = (name: string) => readFileSync(`/proc/self/${name}`, "utf8");

/** Undefined where it cannot be had back, or where there is no Linux to say so. */
function findUsual(): number | undefined {
  try {
    const usual = getPriority();
    return mayReturnTo(usual, { status: readOwn("status"), limits: readOwn("limits") }) ? usual : undefined;
  } catch {
    return undefined;
  }
}

export function startBehind(fork: (env: Record<string, string>) => Worker): Worker {
  const usual = findUsual();
  if (usual === undefined) return fork({});
  const worker = fork({ [usualPriority]: String(usual) });
  // Its threads are yet to be started, and are given what the first has.
  if (worker.process.pid !== undefined) setPriority(worker.process.pid, Math.min(last, usual + steps));
  return worker;
}

export function comeForward(): void {
  const usual = process.env[usualPriority];
  if (usual !== undefined) standAt(Number(usual));
}

/** While this process reads what it needs; what it does then, others may be waiting for. */
export async function whileBehind<T>(read: () => Promise<T>): Promise<T> {
  const usual = findUsual();
  if (usual === undefined) return read();
  standAt(Math.min(last, usual + steps));
  try {
    return await read();
  } finally {
    standAt(usual);
  }
}

function standAt(priority: number): void {
  for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), priority);
}
