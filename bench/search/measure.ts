/** Measures a function repeatedly: alone for latency, then with eight parallel clients for throughput. */

export type Latency = { p50: number; p99: number };

/** Milliseconds, if it measures itself. */
export type Once = (turn: number) => Promise<number | unknown>;

const warmUp = 5;
const mostTurns = 300;
export const clients = 8;

/** Milliseconds. Interleaved, so that other load on the machine affects all alike. */
export async function measureLatencies(all: Once[], seconds: number): Promise<Latency[]> {
  for (let turn = 0; turn < warmUp; turn++) for (const once of all) await once(turn);
  const times = all.map((): number[] => []);
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; turn < mostTurns && (performance.now() < end || turn < warmUp); turn++) {
    for (const [which, once] of all.entries()) {
      const start = performance.now();
      const reported = await once(turn);
      times[which]?.push(typeof reported === "number" ? reported : performance.now() - start);
    }
  }
  return times.map((each) => {
    each.sort((a, b) => a - b);
    const at = (share: number) => each[Math.min(each.length - 1, Math.floor(each.length * share))] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99) };
  });
}

/** Times a second. */
export async function measureSearches(once: Once, seconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const client = async (number: number) => {
    for (let turn = number; performance.now() - start < seconds * 1000; turn += clients) {
      await once(turn);
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return (done * 1000) / (performance.now() - start);
}
