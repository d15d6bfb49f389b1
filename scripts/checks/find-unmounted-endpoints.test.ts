/** An endpoint that is defined and not mounted is named. */
import { expect, test } from "vitest";
import { defineEndpoint } from "#contract/endpoint.ts";
import { findUnmounted, findUnmountedEndpoints, readContract } from "./find-unmounted-endpoints.ts";

const inserted = defineEndpoint({
  method: "GET",
  path: "/api/planted",
  access: "anyone",
  schemas: async () => ({ summary: "Nobody answers it" }),
});

test("R7.0 every endpoint of the contract is mounted", async () => {
  expect((await readContract()).length).toBeGreaterThan(60);
  expect(await findUnmountedEndpoints()).toEqual([]);
});

test("an inserted endpoint is named, unless it is awaited; an awaited one that is mounted too", () => {
  expect(findUnmounted([inserted], [], [])).toEqual(["contract: GET /api/planted is not mounted in server/routes.ts"]);
  expect(findUnmounted([inserted], [inserted], [])).toEqual([]);
  expect(findUnmounted([inserted], [], ["GET /api/planted"])).toEqual([]);
  expect(findUnmounted([inserted], [inserted], ["GET /api/planted"])).toEqual([
    "scripts/checks/find-unmounted-endpoints.ts: GET /api/planted is awaited no longer",
  ]);
});
