/** Several processes on one port (R12.3): a kill costs one of them, SIGHUP and SIGTERM cost nobody. With small ones, as how ours end is tested elsewhere. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { getPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mayReturnTo, steps } from "./step-back.ts";

let house: ChildProcess;
let address = "";
const said: string[] = [];

beforeAll(async () => {
  house = spawn(process.execPath, [join(import.meta.dirname, "../test/serve-many.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (house.stdout) createInterface(house.stdout).on("line", (line) => said.push(line));
  await vi.waitFor(() => expect(said).toContain("all serve"));
  address = said.find((line) => line.startsWith("http")) ?? "";
});
afterAll(() => {
  house.kill("SIGKILL");
});

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const ask = (path: string, line: Agent | false = agent) =>
  new Promise<number | string>((answered) => {
    get(`${address}${path}`, { agent: line }, (answer) => {
      answer.resume().on("end", () => answered(answer.statusCode ?? 0));
    }).on("error", (error: NodeJS.ErrnoException) => answered(error.code ?? error.message));
  });

/** What a browser or a balancer does of itself: where a line was closed before the question went out, it is asked on a new one. */
async function askOn(path: string) {
  const first = await ask(path);
  return first === "ECONNRESET" ? ask(path, false) : first;
}

test("R12.3 SIGHUP replaces every process, and nobody who asks meanwhile is turned away", async () => {
  const answers = new Map<number | string, number>();
  let asking = true;
  const askers = Array.from({ length: 4 }, async () => {
    while (asking) {
      const status = await askOn("/");
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  house.kill("SIGHUP");
  await vi.waitFor(() => expect(said).toContain("Every process has been replaced."), { timeout: 20_000 });
  asking = false;
  await Promise.all(askers);
  expect([...answers.keys()]).toEqual([200]);
  expect(new Set(said.filter((line) => line.startsWith("process "))).size).toBe(4);
});

test("R12.3 who replaces one that serves starts behind it, where it may come forward again, and serves as all others", () => {
  const read = (name: string) => readFileSync(`/proc/self/${name}`, "utf8");
  const usual = getPriority();
  const behind = mayReturnTo(usual, { status: read("status"), limits: read("limits") })
    ? Math.min(19, usual + steps)
    : usual;
  const priorities = said.filter((line) => line.startsWith("priority "));
  const [first, second, ...replacing] = priorities;
  expect([first, second]).toEqual(Array(2).fill(`priority ${usual}, then ${usual}`));
  expect(replacing).toEqual(Array(2).fill(`priority ${behind}, then ${usual}`));
});

test("R12.3 a low priority is had back by a capability or a limit, and not by being asked for", () => {
  const status = (capabilities: string) => `Name:\tnode\nCapEff:\t${capabilities}\n`;
  const limits = (nice: string) => `Max nice priority         ${nice}                    ${nice}                    \n`;
  const none = status("0000000000000000");
  expect(mayReturnTo(0, { status: none, limits: limits("0") })).toBe(false);
  // As a container gives to its root.
  expect(mayReturnTo(0, { status: status("00000000a80425fb"), limits: limits("0") })).toBe(false);
  expect(mayReturnTo(0, { status: status("000001ffffffffff"), limits: limits("0") })).toBe(true);
  expect(mayReturnTo(0, { status: none, limits: limits("20") })).toBe(true);
  expect(mayReturnTo(-5, { status: none, limits: limits("20") })).toBe(false);
});

test("R12.3 a process that is killed is replaced", async () => {
  const [, pid] = (said.findLast((line) => line.startsWith("process ")) ?? "").split(" ");
  process.kill(Number(pid), "SIGKILL");
  await vi.waitFor(() => expect(said).toContain("A process ended (SIGKILL); another takes its place."));
  await vi.waitFor(() => expect(said.filter((line) => line.startsWith("process "))).toHaveLength(5));
  expect(await askOn("/")).toBe(200);
});

test("R12.3 SIGTERM ends all of them, with code 0", async () => {
  house.kill("SIGTERM");
  const [code] = await once(house, "exit");
  expect(code).toBe(0);
  expect(await ask("/")).toBe("ECONNREFUSED");
});
