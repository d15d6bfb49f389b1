/** Offline (R2.14): visited pages can be read again, others say so, and nothing of an account is stored. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { cachedPageLimits as limits } from "#contract/limits.ts";
import { openBrowserOf, openPerson } from "./people.ts";
import { openNetwork } from "./stop-the-line.ts";
import { test } from "./test.ts";

const allowed = { serviceWorkers: "allow", viewport: { width: 360, height: 740 } } as const;

/** What the browser caches contain, by path. */
const listCached = (page: Page) =>
  page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      cached[name.replace(/-.*/, "")] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return cached;
  });

async function cachedPages(page: Page): Promise<string[]> {
  return (await listCached(page)).pages ?? [];
}

async function readInHindi(context: BrowserContext): Promise<Page> {
  await context.addCookies([{ name: "preferredLanguage", value: "hi", url: process.env.BASE_URL ?? "" }]);
  return context.newPage();
}

test("R2.14 a visited page is available without a network, another says so in the reader's language; no call is cached, log out clears the caches", async ({
  browser,
  request,
}) => {
  const { t } = textIn("hi");
  const context = await openBrowserOf(browser, await openPerson(request, "student"), allowed);
  const page = await readInHindi(context);
  await page.goto("/terms-of-service");
  // Visited before the worker was installed, and cached by it.
  await expect.poll(() => cachedPages(page)).toContain("/terms-of-service");
  await page.goto("/sign-in");
  await page.goto("/home-tuition?subjects=physics");
  await expect.poll(() => cachedPages(page)).toContain("/home-tuition?subjects=physics");
  await page.goto("/student-dashboard");
  await expect(page.locator("main h1")).toBeVisible();
  const cached = await listCached(page);
  expect(cached.pages).not.toContain("/student-dashboard");
  expect(cached.pages).not.toContain("/sign-in");
  for (const path of Object.values(cached).flat()) expect(path).not.toMatch(/^\/(api|photos|demo)\//);

  await context.setOffline(true);
  await page.goto("/home-tuition?subjects=physics");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator(".site-header")).toHaveCSS("display", "block");
  await expect(page.locator(".kept-line")).toBeVisible();
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell:offline.title"));
  const list = page.locator("[data-kept-pages]");
  await expect(list.getByRole("link")).toHaveCount(2);
  // The browser reports online while the connection is dead: the page stays.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(list).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("shell:offline.title"));

  await page.goto("/account-status");
  await page.getByRole("button", { name: t("app:logout") }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(async () => (await cachedPages(page)).filter((path) => path !== "/")).toEqual([]);
  await context.close();
});

test("R2.14 after a release nothing of the previous version is cached", async ({ browser }) => {
  const context = await browser.newContext(allowed);
  const page = await context.newPage();
  await page.goto("/");
  await expect.poll(() => cachedPages(page)).toContain("/");
  const before = await page.evaluate(() => caches.keys());
  // As the worker of the previous version left them.
  await page.evaluate(async () => {
    await (await caches.open("pages-before")).put("/about", new Response("old"));
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
  await page.goto("/terms-of-service");
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).sort()).toEqual(before.sort());
  await context.close();
});

test("R2.14 a page of another build clears what the worker cached of its own", async ({ browser }) => {
  const network = await openNetwork();
  const context = await browser.newContext({ ...allowed, baseURL: network.origin });
  const page = await context.newPage();
  await page.goto("/");
  await expect.poll(() => cachedPages(page)).toContain("/");
  network.state.build = "the-next-one";
  await page.goto("/about");
  await expect.poll(async () => Object.keys(await listCached(page))).not.toContain("pages");
  expect(await page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith("shell-")))).toBe(false);
  await context.close();
  await network.close();
});

test("R2.14 a connection that is unresponsive for five seconds counts as offline, whether or not the page is cached", async ({
  browser,
}) => {
  const { t } = textIn("en");
  const network = await openNetwork();
  const context = await browser.newContext({ ...allowed, baseURL: network.origin, locale: "en" });
  const page = await context.newPage();
  await page.goto("/terms-of-service");
  await expect.poll(() => cachedPages(page)).toContain("/terms-of-service");
  network.state.silent = true;
  // The worker's clock runs ahead: its timeout fires at once.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { setTimeout: wait } = globalThis;
    const asked: unknown[] = [];
    Object.assign(globalThis, {
      asked,
      setTimeout: (then: () => void, time: number) => {
        asked.push(time);
        return wait(then, 0);
      },
    });
  });
  await page.goto("/terms-of-service");
  await expect(page.locator(".kept-line")).toBeVisible();
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell:offline.title"));
  const asked = await worker?.evaluate(() => (globalThis as unknown as { asked: number[] }).asked);
  expect(new Set(asked)).toEqual(new Set([limits.silence]));
  expect(limits.silence).toBe(5_000);
  await context.close();
  await network.close();
});
