/** For tests: counts the statements of a call, on whatever connection; the process's background work counts for no call. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const counting = new AsyncLocalStorage<{ statements: number }>();

/** From here on, until `vi.restoreAllMocks()`. */
export function collectStatements(): void {
  const ask = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const call = counting.getStore();
    if (call !== undefined) call.statements++;
    return Reflect.apply(ask, this, given);
  });
}

export async function countStatements<Found>(
  work: () => Promise<Found>,
): Promise<{ found: Found; statements: number }> {
  const call = { statements: 0 };
  const found = await counting.run(call, work);
  return { found, ...call };
}
