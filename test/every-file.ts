/** Set up for every test file: failures are reported, password hashing is cheap, timeouts are long, and nothing is left to the next file of the same process. */
import { afterAll, afterEach, vi } from "vitest";
import { takeFailures } from "#test/seen-failures.ts";

const PATIENCE_MS = 30_000;

// The same argon2id at a small part of its cost. hash-password.test.ts checks production's cost.
vi.mock("@node-rs/argon2", async (importActual) => {
  const argon2 = await importActual<typeof import("@node-rs/argon2")>();
  return {
    ...argon2,
    hash: (password: string, cost: object) => argon2.hash(password, { ...cost, memoryCost: 1024, timeCost: 1 }),
  };
});

afterEach(() => {
  const left = takeFailures();
  if (left.length > 0) throw new Error(`the app failed where nobody expected it:\n${left.join("")}`);
});

// The timeout of waiting, enough for a busy machine; expect.poll has its own in vitest.config.ts.
const { waitFor } = vi;
vi.waitFor = (look, given = {}) =>
  waitFor(look, { timeout: PATIENCE_MS, ...(typeof given === "number" ? { timeout: given } : given) });

// Registered first, so that it runs last.
afterAll(() => {
  vi.waitFor = waitFor;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.resetConfig();
});
