/** The test function of every journey: each try has its own network address, so that limits per network (R7.4) do not collide. */
import { createHash } from "node:crypto";
import { test as base } from "@playwright/test";

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs.
  extraHTTPHeaders: async ({}, use, { testId, retry }) => {
    const [a, b, c] = createHash("sha256").update(`${testId} ${retry}`).digest();
    await use({ "x-forwarded-for": `10.${a}.${b}.${c}` });
  },
});
