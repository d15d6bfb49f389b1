/**
 * Rendered documents in memory (decision 50), bounded by bytes, least recently used evicted first. Concurrent misses render
 * once. A stale page is served for some seconds more while one request re-renders it, and for some minutes when it cannot be
 * re-rendered because the database is unavailable (R12.3).
 */
import { LRUCache } from "lru-cache";
import { pageCache as limits } from "#server/settings/tuning.ts";
import { effectOn, type PageChange, type Subjects } from "./page-subjects.ts";
import { compressWell, type DocumentText, type StoredPage, storePage } from "./store-page.ts";

/** `away`: a call of the page failed; the previous version is better. */
export type Made<Answer> = { document: DocumentText; subjects: Subjects } | { answer: Answer; away?: boolean };
type Render<Answer> = () => Promise<Made<Answer>>;

/** Times in milliseconds of the cache's clock. */
type Entry = {
  page: StoredPage;
  subjects: Subjects;
  begunAt: number;
  cachedAt: number;
  staleSince: number | undefined;
  /** When re-rendering last failed. */
  failedAt?: number;
  /** Cache hits, and since when; undefined once there were enough for the best compression. */
  hits: { since: number; times: number } | undefined;
};

type Rendering<Answer> = {
  begunAt: number;
  /** Changes announced during the rendering: whether they touch the page is known when it is rendered. */
  missed: { change: PageChange; at: number }[];
  /** A subject was purged meanwhile: later requests do not wait for this rendering. */
  outdated: boolean;
  cacheable: boolean;
  result: Promise<{ page: StoredPage } | { answer: Answer }>;
};

export type PageCacheOptions = { maxBytes?: number; now?: () => number };

export class PageCache<Answer> {
  readonly #pages: LRUCache<string, Entry>;
  readonly #now: () => number;
  /** The newest of each key; older ones may still be running. */
  readonly #newest = new Map<string, Rendering<Answer>>();
  readonly #underWay = new Set<Rendering<Answer>>();
  #compressing: Promise<void> = Promise.resolve();

  constructor({ maxBytes = limits.bytes, now = () => performance.now() }: PageCacheOptions = {}) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 4,
      // With space for its later compressed versions: together about a third of it.
      sizeCalculation: ({ page }, key) => key.length * 2 + Math.ceil((page.raw.length * 4) / 3),
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Resolves when every frequently read page so far has its best compression. */
  get compressed(): Promise<void> {
    return this.#compressing;
  }

  /**
   * The cached page, or what `render` returns: HTML is cached, any other answer is passed on.
   * `fresh`: for a visitor who has just saved something and must not get a stale page.
   */
  async get(
    key: string,
    render: Render<Answer>,
    { fresh = false } = {},
  ): Promise<{ page: StoredPage } | { answer: Answer }> {
    const cached = fresh ? undefined : this.lookUp(key);
    if (cached !== undefined) return { page: cached };
    const found = this.#pages.peek(key);
    if (found === undefined) return this.#renderOnce(key, render, fresh);
    if (found.staleSince === undefined) return { page: found.page };
    if (fresh) return this.#renderOnce(key, render, fresh);
    if (this.#isTooOld(found)) return this.#renderOrReuse(key, render, found);
    if (this.#now() - (found.failedAt ?? found.cachedAt) >= limits.rest)
      // A failure shows once the page is too old and its readers wait for the next rendering.
      this.#renderOnce(key, render, false).catch(() => {});
    return { page: found.page };
  }

  /** The previous version if it cannot be re-rendered, unless it was purged meanwhile. */
  async #renderOrReuse(key: string, render: Render<Answer>, { page }: Entry): Rendering<Answer>["result"] {
    const made = this.#renderOnce(key, render, false);
    const shown = await made.catch(() => undefined);
    const cached = this.#pages.peek(key);
    const isOld = cached?.page === page && cached.failedAt !== undefined && !this.#isTooOld(cached);
    return isOld && !(shown && "page" in shown) ? { page } : made;
  }

  /** The cached page, when no rendering is needed for it. */
  lookUp(key: string): StoredPage | undefined {
    const found = this.#pages.get(key);
    if (found === undefined) return undefined;
    if (found.staleSince === undefined) {
      if (this.#isFrequent(found) && found.page.packed.has("br")) this.#compress(key, found);
      return found.page;
    }
    const rests = this.#newest.has(key) || this.#now() - (found.failedAt ?? found.cachedAt) < limits.rest;
    return rests && !this.#isTooOld(found) ? found.page : undefined;
  }

  apply(change: PageChange): void {
    const at = this.#now();
    for (const rendering of this.#underWay) {
      rendering.missed.push({ change, at });
      if (change.purge) rendering.outdated = true;
    }
    for (const [key, entry] of [...this.#pages.entries()]) {
      const effect = effectOn(entry.subjects, change);
      if (effect === "purge") this.#pages.delete(key);
      else if (effect === "stale") entry.staleSince ??= at;
    }
  }

  /** Drops every page; one that is being rendered now is answered but not cached. */
  clear(): void {
    this.#pages.clear();
    for (const rendering of this.#underWay) {
      rendering.outdated = true;
      rendering.cacheable = false;
    }
  }

  #isTooOld({ staleSince, failedAt }: Pick<Entry, "staleSince" | "failedAt">): boolean {
    const longest = failedAt === undefined ? limits.staleFor : limits.staleWhenAway;
    return staleSince !== undefined && this.#now() - staleSince >= longest;
  }

  #renderOnce(key: string, render: Render<Answer>, fresh: boolean): Rendering<Answer>["result"] {
    const newest = this.#newest.get(key);
    if (newest !== undefined && this.#mayWaitFor(newest, fresh)) return newest.result;
    return this.#render(key, render).result;
  }

  /** A rendering begun before a change may miss it: good enough for a reader, not for who made the change. */
  #mayWaitFor({ outdated, missed: [first] }: Rendering<Answer>, fresh: boolean): boolean {
    if (outdated) return false;
    return first === undefined || (!fresh && !this.#isTooOld({ staleSince: first.at }));
  }

  #render(key: string, render: Render<Answer>): Rendering<Answer> {
    const rendering: Rendering<Answer> = {
      begunAt: this.#now(),
      missed: [],
      outdated: false,
      cacheable: true,
      result: Promise.resolve()
        .then(render)
        .then((made) => this.#finish(key, rendering, made))
        .catch((error: unknown) => {
          this.#noteFailure(key);
          throw error;
        })
        .finally(() => {
          this.#underWay.delete(rendering);
          if (this.#newest.get(key) === rendering) this.#newest.delete(key);
        }),
    };
    this.#underWay.add(rendering);
    this.#newest.set(key, rendering);
    return rendering;
  }

  #finish(key: string, rendering: Rendering<Answer>, made: Made<Answer>) {
    if ("answer" in made) {
      if (made.away) this.#noteFailure(key);
      else this.#pages.delete(key);
      return { answer: made.answer };
    }
    const page = storePage(made.document);
    const effects = rendering.missed.map(({ change, at }) => ({ at, effect: effectOn(made.subjects, change) }));
    const stale = effects.find(({ effect }) => effect === "stale");
    const known = this.#pages.peek(key);
    const overtaken = known !== undefined && known.begunAt > rendering.begunAt;
    if (rendering.cacheable && !overtaken && !effects.some(({ effect }) => effect === "purge"))
      this.#pages.set(key, {
        page,
        subjects: made.subjects,
        begunAt: rendering.begunAt,
        cachedAt: this.#now(),
        staleSince: stale?.at,
        hits: { since: this.#now(), times: 0 },
      });
    return { page };
  }

  #noteFailure(key: string): void {
    const found = this.#pages.peek(key);
    if (found?.staleSince !== undefined) found.failedAt = this.#now();
  }

  /** Counts cache hits; true once there are enough. */
  #isFrequent({ hits }: Entry): boolean {
    if (hits === undefined) return false;
    const now = this.#now();
    if (now - hits.since >= limits.soughtWithin) {
      hits.since = now;
      hits.times = 0;
    }
    return ++hits.times >= limits.soughtFrom;
  }

  #compress(key: string, entry: Entry): void {
    entry.hits = undefined;
    const isCached = () => this.#pages.peek(key) === entry && entry.staleSince === undefined;
    // One at a time, so that it occupies at most one thread.
    this.#compressing = this.#compressing
      .then(async () => {
        if (!isCached()) return;
        const page = await compressWell(entry.page);
        if (isCached()) this.#pages.set(key, { ...entry, page });
      })
      .catch(() => {});
  }
}
