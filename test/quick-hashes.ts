/** For tests: passwords are hashed by the same argon2id at a small part of its cost, which is there to be slow. What production spends is held by hash-password.test.ts. */
import { vi } from "vitest";

vi.mock("@node-rs/argon2", async (importActual) => {
  const argon2 = await importActual<typeof import("@node-rs/argon2")>();
  return {
    ...argon2,
    hash: (password: string, cost: object) => argon2.hash(password, { ...cost, memoryCost: 1024, timeCost: 1 }),
  };
});
