/** For tests: passwords are hashed by the same argon2id at a small part of its cost, which is there to be slow. What production spends is held by hash-password.test.ts. */
import { vi } from "vitest";

vi.mock("@node-rs/argon2", async (importActual) => {
  const argon2 = await importActual<typeof import("@node-rs/argon2")>();
  const quick = { memoryCost: 1024, timeCost: 1 };
  const nobodys = await argon2.hash("nobody's", quick);
  return {
    ...argon2,
    hash: (password: string, cost: object) => argon2.hash(password, { ...cost, ...quick }),
    // A hash of production's cost can only be the one that stands for nobody: it is never right.
    verify: (hashed: string, password: string) =>
      argon2.verify(hashed.includes("m=1024,") ? hashed : nobodys, password),
  };
});
