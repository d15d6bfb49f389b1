import { describe, expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";

const html = (letter: string, size: number) => async () => ({ html: letter + "x".repeat(size) });

describe("page cache (R2.1)", () => {
  it("renders a page once for many who ask at the same time", async () => {
    const cache = new PageCache<never>(1_000_000);
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { html: "<p>once</p>" };
    };
    const made = await Promise.all(Array.from({ length: 50 }, () => cache.get("en /", render)));
    expect(renders).toBe(1);
    expect(made.every((one) => "page" in one && one.page.raw.toString() === "<p>once</p>")).toBe(true);
  });

  it("stays within its bytes and lets go of the least recently used page first", async () => {
    const cache = new PageCache<never>(100_000);
    for (const key of ["a", "b", "c", "d"]) await cache.get(key, html(key, 20_000));
    await cache.get("a", html("A", 20_000));
    await cache.get("e", html("e", 20_000));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    let renders = 0;
    const count = async () => {
      renders += 1;
      return { html: "again" };
    };
    await cache.get("a", count);
    expect(renders).toBe(0);
    await cache.get("b", count);
    expect(renders).toBe(1);
  });

  it("does not keep an answer that is not a page, nor a page larger than a quarter of it", async () => {
    const cache = new PageCache<{ status: number }>(10_000);
    const missing = await cache.get("x", async () => ({ answer: { status: 404 } }));
    expect(missing).toEqual({ answer: { status: 404 } });
    await cache.get("y", html("y", 9_000));
    expect(cache.size).toBe(0);
  });

  it("forgets everything when cleared, also what was being rendered from the old data", async () => {
    const cache = new PageCache<never>(1_000_000);
    let release = () => {};
    const old = cache.get(
      "en /",
      () =>
        new Promise((resolve) => {
          release = () => resolve({ html: "old" });
        }),
    );
    cache.clear();
    release();
    await old;
    const fresh = await cache.get("en /", async () => ({ html: "new" }));
    expect("page" in fresh && fresh.page.raw.toString()).toBe("new");
  });

  it("keeps serving after a render that failed", async () => {
    const cache = new PageCache<never>(1_000_000);
    await expect(
      cache.get("k", async () => {
        throw new Error("broken");
      }),
    ).rejects.toThrow("broken");
    const made = await cache.get("k", async () => ({ html: "whole" }));
    expect("page" in made).toBe(true);
  });
});
