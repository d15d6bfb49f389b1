/** The clients of `askers.ts`, in a thread of their own. */
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { parentPort } from "node:worker_threads";
import type { SearchReport, SearchRequest } from "./search-clients.ts";

/** Milliseconds until a shed call is sent again. */
const refusedPause = 5;
const agent = new Agent({ keepAlive: true });
let calls = 0;

type Answer = { body: string; headers: IncomingHttpHeaders };

function fetchAnswer(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // From many networks, as one alone would reach its limit.
    const headers = { "x-forwarded-for": `10.${(calls >> 12) & 255}.${(calls >> 4) & 255}.${calls++ & 15}` };
    get(address, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve({ body, headers: answer.headers });
        // Fewer fuzzy searches may wait than there are clients.
        else if (answer.statusCode === 503) setTimeout(() => resolve(fetchAnswer(address)), refusedPause);
        else reject(new Error(`${answer.statusCode} ${body}`));
      });
    }).on("error", reject);
  });
}

/** This many clients cycle through the addresses for this long. */
async function askFor({ addresses, clients, seconds }: Extract<SearchRequest, { kind: "many" }>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const client = async (number: number) => {
    for (let turn = number; performance.now() - start < seconds * 1000; turn += clients) {
      await fetchAnswer(addresses[turn % addresses.length] ?? "");
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return (done * 1000) / (performance.now() - start);
}

async function answer(asked: SearchRequest): Promise<SearchReport> {
  if (asked.kind === "many") return { kind: "many", aSecond: await askFor(asked) };
  const start = performance.now();
  const { body, headers } = await fetchAnswer(asked.address);
  return { kind: "one", milliseconds: performance.now() - start, body, headers };
}

parentPort?.on("message", async (asked: SearchRequest) => {
  parentPort?.postMessage(await answer(asked).catch((error: Error) => ({ kind: "failed", message: error.message })));
});
