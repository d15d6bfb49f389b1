/** Answers that a document asked for ahead of its scripts. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeAsked } from "./asked-ahead.ts";

beforeEach(() => vi.stubGlobal("performance", { now: () => 0 }));
afterEach(() => vi.unstubAllGlobals());

const asked = () => new Map([["/api/relations/counts", Promise.resolve(new Response("{}"))]]);

it("R12.3 an answer is taken once, by a reading call to that very address", () => {
  vi.stubGlobal("window", { askedAhead: asked() });
  expect(takeAsked("GET", "/api/auth/user/me")).toBeUndefined();
  expect(takeAsked("GET", "/api/relations/counts")).toBeInstanceOf(Promise);
  expect(takeAsked("GET", "/api/relations/counts")).toBeUndefined();
});

it("R12.3 nobody gets an answer from before something was written there, nor an old one", () => {
  vi.stubGlobal("window", { askedAhead: asked() });
  expect(takeAsked("PUT", "/api/relations/counts")).toBeUndefined();
  expect(takeAsked("GET", "/api/relations/counts")).toBeUndefined();
  vi.stubGlobal("window", { askedAhead: asked() });
  vi.stubGlobal("performance", { now: () => 30_001 });
  expect(takeAsked("GET", "/api/relations/counts")).toBeUndefined();
});

it("R12.3 a page that asked for nothing has nothing to take", () => {
  vi.stubGlobal("window", {});
  expect(takeAsked("GET", "/api/relations/counts")).toBeUndefined();
});
