/** Several processes on one port (R12.3): a kill costs one of them, SIGHUP and SIGTERM lose no request. With a small program, as our own shutdown is tested elsewhere. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** Milliseconds for two starts under load on a busy machine. */
const timeout = 150_000;

let house: ChildProcess;
let address = "";
const said: string[] = [];

beforeAll(async () => {
  house = spawn(process.execPath, [join(import.meta.dirname, "../../test/serve-many.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (house.stdout) createInterface(house.stdout).on("line", (line) => said.push(line));
  await vi.waitFor(() => expect(said).toContain("all serve"), { timeout });
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

/** As browsers and balancers do: a request whose connection was closed before it was sent is retried on a new one. */
async function askOn(path: string) {
  const first = await ask(path);
  return first === "ECONNRESET" ? ask(path, false) : first;
}

test(
  "R12.3 SIGHUP replaces every process, and no request meanwhile is refused",
  async () => {
    const answers = new Map<number | string, number>();
    let asking = true;
    const clients = Array.from({ length: 4 }, async () => {
      while (asking) {
        const status = await askOn("/");
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // At a rate that leaves processor time to the starting ones.
        await sleep(5);
      }
    });
    house.kill("SIGHUP");
    await vi.waitFor(() => expect(said).toContain("Every process has been replaced."), { timeout });
    asking = false;
    await Promise.all(clients);
    expect([...answers.keys()]).toEqual([200]);
    expect(new Set(said.filter((line) => line.startsWith("process "))).size).toBe(4);
  },
  timeout,
);

test(
  "R12.3 a killed process is replaced",
  async () => {
    const [, pid] = (said.findLast((line) => line.startsWith("process ")) ?? "").split(" ");
    process.kill(Number(pid), "SIGKILL");
    await vi.waitFor(() => expect(said).toContain("A process ended (SIGKILL); another takes its place."));
    const started = () => said.filter((line) => line.startsWith("process "));
    await vi.waitFor(() => expect(started()).toHaveLength(5), { timeout });
    expect(await askOn("/")).toBe(200);
  },
  timeout,
);

test("R12.3 SIGTERM ends all of them, with code 0", async () => {
  house.kill("SIGTERM");
  const [code] = await once(house, "exit");
  expect(code).toBe(0);
  expect(await ask("/")).toBe("ECONNREFUSED");
});
