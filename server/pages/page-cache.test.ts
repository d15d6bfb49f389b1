import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageCache } from "#server/settings/tuning.ts";
import { PageCache } from "./page-cache.ts";
import { noSubjects, type PageChange } from "./page-subjects.ts";
import { type DocumentText, packPage } from "./store-page.ts";

const html = (letter: string, size: number) => async () => ({
  document: { html: letter + "x".repeat(size), policy: "" },
  subjects: noSubjects(),
});

const asha = "0198c0de-0000-7000-8000-000000000001";
const stale: PageChange = { purge: false, scope: "page", ids: [asha] };
const purge: PageChange = { purge: true, scope: "page", ids: [asha] };

/** A page of the teacher Asha, whose renderings are counted and end on release; the clock stands still. */
function openPage() {
  const clock = { now: 0 };
  const cache = new PageCache<{ status: number }>({ now: () => clock.now });
  const waiting: ((failure?: Error) => void)[] = [];
  let renders = 0;
  const render = () => {
    renders += 1;
    const text = `made ${renders}`;
    const subjects = { ...noSubjects(), asked: new Set([asha]) };
    return new Promise<{ document: DocumentText; subjects: typeof subjects }>((resolve, reject) => {
      waiting.push((failure) =>
        failure ? reject(failure) : resolve({ document: { html: text, policy: "" }, subjects }),
      );
    });
  };
  const ask = async (options?: { fresh: boolean }) => {
    const made = await cache.get("en /t", render, options);
    return "page" in made ? made.page.raw.toString() : made.answer;
  };
  /** Completes the oldest rendering, once it has begun. */
  const finish = async (failure?: Error) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.(failure);
  };
  const finishNewest = async () => {
    await expect.poll(() => waiting.length).toBe(renders);
    waiting.pop()?.();
  };
  const fill = async () => {
    const first = ask();
    await finish();
    expect(await first).toBe("made 1");
  };
  return { clock, cache, ask, finish, finishNewest, fill, renders: () => renders };
}

describe("page cache (R2.1)", () => {
  it("renders a page once for concurrent requests", async () => {
    const { ask, finish, renders } = openPage();
    const requests = Promise.all(Array.from({ length: 50 }, () => ask()));
    await finish();
    expect(new Set(await requests)).toEqual(new Set(["made 1"]));
    expect(renders()).toBe(1);
  });

  it("stays within its bytes and evicts the least recently used page first", async () => {
    const cache = new PageCache<never>({ maxBytes: 100_000 });
    for (const key of ["a", "b", "c", "d"]) await cache.get(key, html(key, 18_000));
    await cache.get("a", html("A", 18_000));
    await cache.get("e", html("e", 18_000));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    let renders = 0;
    const count = async () => {
      renders += 1;
      return { document: { html: "again", policy: "" }, subjects: noSubjects() };
    };
    await cache.get("a", count);
    expect(renders).toBe(0);
    await cache.get("b", count);
    expect(renders).toBe(1);
  });

  it("does not cache an answer that is not a page, nor a page larger than a quarter of it", async () => {
    const cache = new PageCache<{ status: number }>({ maxBytes: 10_000 });
    const missing = await cache.get("x", async () => ({ answer: { status: 404 } }));
    expect(missing).toEqual({ answer: { status: 404 } });
    await cache.get("y", html("y", 9_000));
    expect(cache.size).toBe(0);
  });

  it("drops everything when cleared, also what was being rendered from the old data", async () => {
    const { cache, ask, finish } = openPage();
    const old = ask();
    cache.clear();
    await finish();
    expect(await old).toBe("made 1");
    expect(cache.size).toBe(0);
    const next = ask();
    await finish();
    expect(await next).toBe("made 2");
  });

  it("keeps serving after a render that failed", async () => {
    const { ask, finish } = openPage();
    const failed = ask();
    await Promise.all([expect(failed).rejects.toThrow("broken"), finish(new Error("broken"))]);
    const next = ask();
    await finish();
    expect(await next).toBe("made 2");
  });

  describe("compressed", () => {
    function openPacked() {
      const clock = { now: 0 };
      const cache = new PageCache<never>({ now: () => clock.now });
      const words = readFileSync(import.meta.filename, "utf8");
      const make = async () => ({ document: { html: words, policy: "" }, subjects: noSubjects() });
      /** Bytes of the sent answer. */
      const ask = async () => {
        await cache.compressed;
        const made = await cache.get("k", make);
        return "page" in made ? (await packPage(made.page, "br")).length : 0;
      };
      return { clock, cache, ask };
    }

    it("quickly for the first readers, and better once many request it", async () => {
      const { cache, ask } = openPacked();
      const quick = await ask();
      const before = cache.bytes;
      // A rarely read page may never be read again, or be stale before the best compression is ready.
      for (let times = 0; times < pageCache.soughtFrom; times++) expect(await ask()).toBe(quick);
      expect(await ask()).toBeLessThan(quick);
      expect(cache.bytes).toBe(before);
    });

    it("quickly only, when as many request it over a longer time", async () => {
      const { clock, ask } = openPacked();
      const quick = await ask();
      for (let times = 0; times < 3 * pageCache.soughtFrom; times++) {
        clock.now += pageCache.soughtWithin / (pageCache.soughtFrom - 1);
        expect(await ask()).toBe(quick);
      }
      for (let times = 0; times < pageCache.soughtFrom; times++) await ask();
      expect(await ask()).toBeLessThan(quick);
    });
  });
});

describe("a page whose subject changed (R2.1)", () => {
  it("is served for 5 s more while one request re-renders it, and not a moment longer", async () => {
    const { clock, cache, ask, finish, fill, renders } = openPage();
    await fill();
    clock.now = 10_000;
    cache.apply(stale);
    clock.now = 14_999;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(["made 1", "made 1", "made 1"]);
    expect(renders()).toBe(2);
    clock.now = 15_000;
    const waiting = Promise.all([ask(), ask()]);
    await finish();
    expect(await waiting).toEqual(["made 2", "made 2"]);
    expect(await ask()).toBe("made 2");
    expect(renders()).toBe(2);
  });

  it("changed repeatedly, is re-rendered at most every two seconds", async () => {
    const { clock, cache, ask, finish, fill, renders } = openPage();
    await fill();
    clock.now = 1_000;
    cache.apply(stale);
    expect(await ask()).toBe("made 1");
    expect(renders()).toBe(1);
    clock.now = 2_000;
    cache.apply(stale);
    expect(await ask()).toBe("made 1");
    expect(renders()).toBe(2);
    await finish();
    await expect.poll(() => ask()).toBe("made 2");
    cache.apply(stale);
    clock.now = 3_999;
    await ask();
    expect(renders()).toBe(2);
  });

  it("is fresh at once for a visitor who has just saved, also during an older rendering", async () => {
    const { clock, cache, ask, finish, fill } = openPage();
    await fill();
    clock.now = 10_000;
    cache.apply(stale);
    expect(await ask()).toBe("made 1");
    cache.apply(stale);
    const saver = ask({ fresh: true });
    await finish();
    await finish();
    expect(await saver).toBe("made 3");
    expect(await ask()).toBe("made 3");
  });

  it("is not replaced by an older rendering that ends later", async () => {
    const { clock, cache, ask, finish, finishNewest, renders } = openPage();
    const first = ask();
    await expect.poll(renders).toBe(1);
    clock.now = 10;
    cache.apply(stale);
    const saver = ask({ fresh: true });
    await expect.poll(renders).toBe(2);
    await finishNewest();
    expect(await saver).toBe("made 2");
    await finish();
    expect(await first).toBe("made 1");
    expect(await ask()).toBe("made 2");
  });

  it("during its rendering, is cached as stale", async () => {
    const { clock, cache, ask, finish } = openPage();
    const first = ask();
    cache.apply(stale);
    await finish();
    expect(await first).toBe("made 1");
    clock.now = 5_000;
    const second = ask();
    await finish();
    expect(await second).toBe("made 2");
  });

  it("is purged at once when somebody leaves, also a running rendering; later requests wait for another", async () => {
    const { cache, ask, finish, fill } = openPage();
    await fill();
    cache.apply(purge);
    expect(cache.size).toBe(0);
    const before = ask();
    cache.apply(purge);
    const after = ask();
    await finish();
    expect(await before).toBe("made 2");
    expect(cache.size, "not kept").toBe(0);
    await finish();
    expect(await after).toBe("made 3");
    expect(await ask()).toBe("made 3");
  });

  it("R12.3 is served as it was while re-rendering fails, for ten minutes at most, and not when somebody left", async () => {
    const { clock, cache, ask, finish, fill, renders } = openPage();
    await fill();
    clock.now = 10_000;
    cache.apply(stale);
    clock.now = 15_000;
    const late = ask();
    await finish(new Error("away"));
    expect(await late).toBe("made 1");
    clock.now = 16_999;
    expect(await ask()).toBe("made 1");
    expect(renders()).toBe(2);
    // Retried in the background.
    clock.now = 17_000;
    expect(await ask()).toBe("made 1");
    expect(renders()).toBe(3);
    await finish();
    await expect.poll(() => ask()).toBe("made 3");

    cache.apply(stale);
    clock.now = 30_000;
    const again = ask();
    await finish(new Error("away"));
    expect(await again).toBe("made 3");
    clock.now = 17_000 + 600_000;
    const tooLate = ask();
    await finish(new Error("away"));
    await expect(tooLate).rejects.toThrow("away");
    clock.now += 1;
    cache.apply(purge);
    const after = ask();
    await finish(new Error("away"));
    await expect(after).rejects.toThrow("away");
  });

  it("is unchanged when another's page changed", async () => {
    const { clock, cache, ask, fill, renders } = openPage();
    await fill();
    const other = asha.replace("0001", "0002").replace("000001", "000002");
    cache.apply({ purge: true, scope: "card", ids: [other] });
    clock.now = 60_000;
    expect(await ask()).toBe("made 1");
    expect(renders()).toBe(1);
  });
});
