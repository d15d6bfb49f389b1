/** One query measured four ways: bare page, bare total, the bare statement of both, and the whole call over HTTP. */
import type pg from "pg";
import { addressesOf, type Case } from "./cases.ts";
import { clients, type Latency, measureLatencies, measureSearches } from "./measure.ts";
import type { SearchClients } from "./search-clients.ts";

export type Result = {
  size: number;
  name: string;
  found: number;
  page: Latency;
  total: Latency;
  both: Latency;
  call: Latency;
  /** A second, by eight clients. */
  bothRate: number;
  callRate: number;
};

type Ways = { pool: pg.Pool; origin: string; askers: SearchClients; seconds: number; size: number };

const unmeasured: Latency = { p50: Number.NaN, p99: Number.NaN };

export async function measureCase(asked: Case, { pool, origin, askers, seconds, size }: Ways): Promise<Result> {
  const { total: found } = JSON.parse((await askers.ask(origin + asked.path(0))).body);
  const [counted] = (await pool.query<{ nobody?: boolean }>(asked.total(0))).rows;
  const nobody = counted?.nobody ?? false;
  const [page = unmeasured, total = unmeasured, both = unmeasured, call = unmeasured] = await measureLatencies(
    [
      (turn) => pool.query(asked.page(turn, nobody)),
      (turn) => pool.query(asked.total(turn)),
      (turn) => pool.query(asked.both(turn)),
      async (turn) => (await askers.ask(origin + asked.path(turn))).milliseconds,
    ],
    4 * seconds,
  );
  const bothRate = await measureSearches((turn) => pool.query(asked.both(turn)), seconds);
  const callRate = await askers.askMany(addressesOf(asked, origin), clients, seconds);
  return { size, name: asked.name, found, page, total, both, call, bothRate, callRate };
}
