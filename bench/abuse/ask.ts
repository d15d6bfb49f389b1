/** One HTTP request to the attacked server, from any claimed network; and many in a loop. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** `status` 0: no answer came. */
export type Seen = { status: number; milliseconds: number };

const agent = new Agent({ keepAlive: true });
const pauseOfRefused = 50;

type Asking = {
  from: string;
  body?: object;
  /** On a connection of its own, closed after the answer. */
  alone?: boolean;
};

export function askOnce(origin: string, path: string, { from, body, alone = false }: Asking): Promise<Seen> {
  const began = performance.now();
  return new Promise((resolve) => {
    const seen = (status: number) => resolve({ status, milliseconds: performance.now() - began });
    const headers = {
      "x-forwarded-for": from,
      "accept-encoding": "gzip",
      ...(body && { "content-type": "application/json" }),
    };
    const options = { agent: alone ? false : agent, method: body ? "POST" : "GET", headers };
    const sent = request(`${origin}${path}`, options, (answer) => {
      answer.resume().on("end", () => seen(answer.statusCode ?? 0));
      answer.on("error", () => seen(0));
    });
    sent.on("error", () => seen(0));
    sent.end(body && JSON.stringify(body));
  });
}

/** `clients` in parallel, each sending again as soon as it is answered. */
export function askRepeatedly(clients: number, once: (client: number) => Promise<Seen>) {
  const counts = new Map<number, number>();
  const began = performance.now();
  let going = true;
  const client = async (number: number) => {
    while (going) {
      const { status } = await once(number);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status !== 200) await sleep(pauseOfRefused);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  async function end(): Promise<void> {
    going = false;
    await all;
  }
  return {
    /** Stops them; returns the statuses of their answers. */
    async stop(): Promise<string> {
      await end();
      const sorted = [...counts].sort(([one], [other]) => one - other);
      return sorted.map(([status, count]) => `${count} x ${status}`).join(", ");
    },
    /** Stops them; returns good answers a second. */
    async rates(): Promise<{ rate: number }> {
      const took = (performance.now() - began) / 1000;
      const rate = (counts.get(200) ?? 0) / took;
      await end();
      return { rate };
    },
  };
}
