/** One question, four ways: bare page, bare total, the bare statement of both, and the whole call over HTTP. */
import type pg from "pg";
import type { Case } from "./cases.ts";
import { type Latency, measureLatencies, measureThroughput } from "./measure.ts";

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

type Ways = { pool: pg.Pool; fetchPath: (path: string) => Promise<string>; seconds: number; size: number };

const unmeasured: Latency = { p50: Number.NaN, p99: Number.NaN };

export async function measureCase(asked: Case, { pool, fetchPath, seconds, size }: Ways): Promise<Result> {
  const { total: found } = JSON.parse(await fetchPath(asked.path(0)));
  const [counted] = (await pool.query<{ nobody?: boolean }>(asked.total(0))).rows;
  const nobody = counted?.nobody ?? false;
  const [page = unmeasured, total = unmeasured, both = unmeasured, call = unmeasured] = await measureLatencies(
    [
      (turn) => pool.query(asked.page(turn, nobody)),
      (turn) => pool.query(asked.total(turn)),
      (turn) => pool.query(asked.both(turn)),
      (turn) => fetchPath(`${asked.path(turn)}`),
    ],
    4 * seconds,
  );
  const bothRate = await measureThroughput((turn) => pool.query(asked.both(turn)), seconds);
  const callRate = await measureThroughput((turn) => fetchPath(`${asked.path(turn)}`), seconds);
  return { size, name: asked.name, found, page, total, both, call, bothRate, callRate };
}
