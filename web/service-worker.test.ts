/** The service worker (R2.14): what it caches and never caches, what it answers offline, and what remains after a release or a log out. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cachedPageLimits } from "#contract/limits.ts";
import { listCaches, openSite, type Site, startWorker, type WorkerPage } from "#test/worker-scope.ts";
import { emptyCachedPages } from "./storage/cached-pages.ts";

let site: Site;

const page = (body: string, more: Record<string, string> = {}): WorkerPage => ({
  headers: { "content-type": "text/html", "x-build": "one", "content-language": "en", ...more },
  body,
});
const asset = (body: string): WorkerPage => ({ headers: { "content-type": "text/css" }, body });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T10:00:00Z"), toFake: ["Date", "setTimeout", "clearTimeout"] });
  site = await openSite();
  site.pages = {
    "/offline": page('offline en <link href="/assets/offline.css">'),
    "/hi/offline": page("offline hi", { "content-language": "hi" }),
    "/ur/offline": page("offline ur", { "content-language": "ur" }),
    "/assets/offline.css": asset("p{}"),
    "/about": page('about <link href="/assets/about.css"> <a href="/assets/about.pdf">'),
    "/assets/about.css": asset("a{}"),
    "/hi/about": page("about hi", { "content-language": "hi" }),
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const installed = async (browser?: Parameters<typeof startWorker>[1]) => {
  const worker = await startWorker(site, browser);
  await worker.install();
  await worker.activate();
  return worker;
};
const stored = async (name: string) => (await listCaches(site))[name] ?? [];

describe("R2.14 what is cached", () => {
  it("the offline page of every language with its files, or the worker does not install", async () => {
    await installed();
    expect(Object.keys(await listCaches(site)).toSorted()).toEqual(["assets", "shell-one"]);
    expect((await stored("shell-one")).toSorted()).toEqual(["/en/offline", "/hi/offline", "/ur/offline"]);
    expect(await stored("assets")).toEqual(["/assets/offline.css"]);
    delete site.pages["/ur/offline"];
    await expect(installed()).rejects.toThrow("no offline page in ur");
  });

  it("a visited document, with the files it references, without cookies and with its time", async () => {
    const worker = await installed();
    site.pages["/about"] = page('<link href="/assets/about.css">', { "set-cookie": "a=b" });
    await worker.open("/about");
    expect(await stored("pages-one")).toEqual(["/about"]);
    expect(await stored("assets")).toContain("/assets/about.css");
    const cached = await (await site.caches.open("pages-one")).match("/about");
    expect(cached?.headers.get("set-cookie")).toBeNull();
    expect(cached?.headers.get("x-kept-at")).toBe("2026-11-16T10:00:00.000Z");
  });

  it("the page opened before the worker was installed, when it is one of ours", async () => {
    const worker = await installed();
    await worker.tell({ keep: `${site.origin}/about` });
    expect(await stored("pages-one")).toEqual(["/about"]);
    const other = await openSite();
    other.pages["/theirs"] = page("theirs");
    await worker.tell({ keep: `${other.origin}/theirs` });
    expect(other.asked).toEqual([]);
  });

  it.each<[string, string, WorkerPage]>([
    ["an answer that is not our document", "/account-status", { body: "somebody's" }],
    ["a missing page", "/nowhere", { ...page("no"), status: 404 }],
    ["a failure", "/broken", { ...page("broken"), status: 503 }],
    ["a redirect", "/old", { status: 302, headers: { location: "/about" } }],
    ["a page above the byte limit", "/long", page("x".repeat(cachedPageLimits.pageBytes + 1))],
  ])("never caches %s", async (_, path, answer) => {
    const worker = await installed();
    site.pages[path] = answer;
    await worker.open(path);
    expect(site.asked).toContain(path);
    expect(await stored("pages-one")).toEqual([]);
  });

  it.each([["/api/students/profile"], ["/api"], ["/demo/inbox"], ["/docs/api"], ["/healthz"], ["/readyz"]])(
    "%s is left to the browser, as a page or a call",
    async (path) => {
      const worker = await installed();
      site.pages[path] = page("private");
      expect(await worker.open(path)).toBeUndefined();
      expect(await worker.ask(path)).toBeUndefined();
      expect(Object.values(await listCaches(site)).flat()).not.toContain(path);
    },
  );

  it("fetches of a page, posts and other origins are left to the browser, except its files", async () => {
    const worker = await installed();
    expect(await worker.ask("/photos/a.webp")).toBeUndefined();
    expect(await worker.ask("/about")).toBeUndefined();
    expect(await worker.open("/about", { method: "POST", body: "a=1" })).toBeUndefined();
    expect(await worker.open("https://elsewhere.example/about")).toBeUndefined();
    expect(await (await worker.ask("/assets/about.css"))?.text()).toBe("a{}");
    expect(await stored("pages-one")).toEqual([]);
  });

  it("a file is fetched once; a missing one, or one beyond the byte limit, each time", async () => {
    const worker = await installed();
    site.pages["/assets/big.js"] = asset("x".repeat(cachedPageLimits.assetBytes + 1));
    const count = (path: string) => site.asked.filter((one) => one === path).length;
    for (const path of ["/assets/about.css", "/assets/big.js", "/assets/none.js"])
      for (let nth = 0; nth < 2; nth++) await worker.ask(path);
    expect(["/assets/about.css", "/assets/big.js", "/assets/none.js"].map(count)).toEqual([1, 2, 2]);
  });

  it("limits the pages: the least recently visited goes first", async () => {
    const worker = await installed();
    const paths = Array.from({ length: cachedPageLimits.pages }, (_, nth) => `/page-${nth}`);
    for (const path of [...paths, "/last"]) site.pages[path] = page(path);
    for (const path of [...paths, "/page-0", "/last"]) await worker.open(path);
    expect(await stored("pages-one")).toEqual([...paths.slice(2), "/page-0", "/last"]);
  });

  it("R2.2 after a language change, no page of the previous language", async () => {
    const worker = await installed();
    for (const choose of [
      () => worker.ask("/about", { headers: { "x-language-choice": "hi" } }),
      () => worker.open("/en/about"),
    ]) {
      await worker.open("/about");
      expect(await stored("pages-one")).toEqual(["/about"]);
      await choose();
      expect(await stored("pages-one")).toEqual([]);
    }
  });
});

describe("R2.14 what is answered", () => {
  it("the network's page while online, whatever is cached", async () => {
    const worker = await installed();
    await worker.open("/about");
    site.pages["/about"] = page("about, new");
    expect(await worker.open("/about")).toBe("about, new");
    await worker.tell({});
    expect(worker.said).toEqual([]);
  });

  it("offline a visited page, which shows its time; after a week it is not shown", async () => {
    const worker = await installed();
    const read = await worker.open("/about");
    site.line = "down";
    vi.setSystemTime(Date.now() + cachedPageLimits.life - 1);
    expect(await worker.open("/about")).toBe(read);
    await worker.tell({});
    expect(worker.said).toEqual([{ keptAt: "2026-11-16T10:00:00.000Z" }]);
    vi.setSystemTime(Date.now() + 1);
    expect(await worker.open("/about")).toMatch(/^offline en/);
  });

  it("offline the offline page for one not visited: in the language of the address, else of the last page", async () => {
    const worker = await installed();
    site.line = "down";
    expect(await worker.open("/terms")).toMatch(/^offline en/);
    expect(await worker.open("/ur/terms")).toBe("offline ur");
    site.line = "up";
    await worker.open("/hi/about");
    site.line = "down";
    expect(await worker.open("/terms")).toBe("offline hi");
    expect(await worker.open("/ur/terms")).toBe("offline ur");
  });

  it("a connection without an answer for five seconds counts as offline, not sooner", async () => {
    const worker = await installed();
    const read = await worker.open("/about");
    site.line = "silent";
    let answered = false;
    const answer = worker.begin("/about")?.finally(() => {
      answered = true;
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
    await vi.advanceTimersByTimeAsync(cachedPageLimits.silence - 1);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer)?.text()).toBe(read);
  });
});

describe("R2.1 R2.14 a personal page", () => {
  const dashboard = "/student-dashboard";
  beforeEach(() => {
    site.pages[dashboard] = {
      body: "lists of Asha",
      headers: { "content-language": "en", "cache-control": "private, no-store" },
    };
  });

  it("comes from the network each time, and is stored nowhere", async () => {
    const worker = await installed();
    for (const _ of [1, 2]) expect(await worker.open(dashboard)).toBe("lists of Asha");
    expect(site.asked.filter((path) => path === dashboard)).toHaveLength(2);
    expect(Object.values(await listCaches(site)).flat()).not.toContain(dashboard);
  });

  it.each(["/sign-in", "/hi/join"])("%s, whose form may be answered for one person, is not stored", async (path) => {
    site.pages[path] = page("what Asha typed");
    const worker = await installed();
    expect(await worker.open(path)).toBe("what Asha typed");
    expect(Object.values(await listCaches(site)).flat()).not.toContain(path);
  });

  it("offline is the offline page", async () => {
    const worker = await installed();
    await worker.open(dashboard);
    site.line = "down";
    expect(await worker.open(dashboard)).toMatch(/^offline en/);
  });
});

describe("R2.14 after a release", () => {
  it("a document of the next build clears all of this one, and the next worker is fetched", async () => {
    const worker = await installed();
    await worker.open("/about");
    site.pages["/next"] = page("next", { "x-build": "two" });
    expect(await worker.open("/next")).toBe("next");
    expect(Object.keys(await listCaches(site))).toEqual(["assets"]);
    expect(worker.update).toHaveBeenCalledOnce();
  });

  it("the next worker answers with nothing of the previous one, and keeps its files", async () => {
    const before = await installed();
    await before.open("/about");
    const next = await installed({ build: "two" });
    expect(Object.keys(await listCaches(site)).toSorted()).toEqual(["assets", "shell-two"]);
    expect(await stored("assets")).toEqual(expect.arrayContaining(["/assets/about.css"]));
    site.line = "down";
    expect(await next.open("/about")).toMatch(/^offline en/);
  });
});

it("R2.14 log out clears the cached pages, and the offline page stays", async () => {
  const worker = await installed();
  await worker.open("/about");
  await emptyCachedPages();
  expect(Object.keys(await listCaches(site)).toSorted()).toEqual(["assets", "shell-one"]);
  site.line = "down";
  expect(await worker.open("/about")).toMatch(/^offline en/);
});

describe("R13.7 a push", () => {
  const news = { title: "Something new", body: "Open the list", link: "/student-dashboard?tab=notifications" };
  const push = async (json: () => unknown) => {
    const worker = await startWorker(site);
    await worker.push({ json });
    return worker.shown;
  };

  it("is shown in the person's language and direction, and leads only to our own page", async () => {
    expect(await push(() => ({ ...news, language: "ur" }))).toMatchObject([
      { title: news.title, options: { body: news.body, lang: "ur", dir: "rtl", data: news.link } },
    ]);
    expect(await push(() => ({ ...news, language: "hi" }))).toMatchObject([{ options: { lang: "hi", dir: "ltr" } }]);
    for (const link of ["//evil.example", "/\\evil.example", "https://evil.example", 7])
      expect(await push(() => ({ ...news, link }))).toMatchObject([{ options: { data: "/" } }]);
  });

  it("an unreadable one is shown all the same", async () => {
    const broken = () => {
      throw new SyntaxError("not JSON");
    };
    expect(await push(broken)).toMatchObject([{ title: "Nukkad", options: { data: "/" } }]);
  });

  it("a click navigates the open window, else opens one", async () => {
    const worker = await startWorker(site);
    await worker.click(news.link);
    expect(worker.led).toEqual(["close", `new ${news.link}`]);
    worker.openWindow();
    await worker.click(news.link);
    expect(worker.led.slice(2)).toEqual(["close", `navigate ${news.link}`, "focus"]);
  });
});
