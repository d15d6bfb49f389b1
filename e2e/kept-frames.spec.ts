/** The frame of a dashboard that the service worker keeps (decision 127): there at once, in nobody's name, and never older than the house. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { openBrowserOf, openPerson } from "./people.ts";
import { type Line, openLine } from "./stop-the-line.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const home = "/student-dashboard";

const listFrames = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("frames-"));
    if (name === undefined) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** Of what a frame names, whether all is kept as well. */
const isWhole = (page: Page, frame: string) =>
  page.evaluate(async (path) => {
    const html = (await (await caches.match(path))?.text()) ?? "";
    const named = [...html.matchAll(/"(\/assets\/[^"#]+\.(?:css|js))/g)].map(([, file = ""]) => file);
    const kept = await Promise.all(named.map((file) => caches.match(file)));
    return named.length > 20 && kept.every((file) => file !== undefined);
  }, frame);

const wasKept = (page: Page) =>
  page.evaluate(() => {
    const [way] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return way?.transferSize === 0;
  });

const countAnswers = ({ answered }: Line, wanted: string) => answered.filter((one) => one === wanted).length;

async function openAgain(page: Page): Promise<void> {
  await page.goto(home);
  await expect(page.locator(".outline, .splash")).toHaveCount(0);
  await expect(page.locator("main h1")).toBeVisible();
}

/** A student whose browser has kept the frame. */
async function openKept(browser: Browser, request: APIRequestContext) {
  const line = await openLine();
  const person = await openPerson(request, "student");
  const context = await openBrowserOf(browser, person, { serviceWorkers: "allow", baseURL: line.origin, locale: "en" });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("location_detected", "true"));
  await page.goto("/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openAgain(page);
  await expect.poll(() => listFrames(page)).toEqual(["/en/student-dashboard"]);
  await expect.poll(() => isWhole(page, "/en/student-dashboard")).toBe(true);
  return { line, person, context, page, problems: watchPage(page) };
}

test("R2.1 R2.14 a kept frame holds nothing of anybody, costs a nod, and goes at log out", async ({
  browser,
  request,
}) => {
  const { line, person, context, page, problems } = await openKept(browser, request);
  await openAgain(page);
  // It is asked for all the same, and costs no more than a nod.
  await expect.poll(() => countAnswers(line, `304 ${home}`)).toBe(1);
  expect(await wasKept(page)).toBe(true);
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys()) texts.push(asked.url, (await (await cache.match(asked))?.text()) ?? "");
    }
    return texts.join("\n");
  });
  for (const own of [person.token, person.email, person.user.id, person.user.name, "/api/students/home\n"])
    expect(kept).not.toContain(own);
  expect(problems).toEqual([]);

  await page.goto("/account-status");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${line.origin}/`);
  await expect.poll(() => listFrames(page)).toEqual([]);
  await page.goto(home);
  await expect(page).toHaveURL(/#sign-in$/);
  await context.close();
  await line.close();
});

test("R2.2 R2.14 a kept frame is shown in the language that is chosen now, not to who asks anew, and waits for no line", async ({
  browser,
  request,
}) => {
  const { line, context, page } = await openKept(browser, request);
  await context.addCookies([{ name: "preferredLanguage", value: "hi", url: line.origin }]);
  await openAgain(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await wasKept(page)).toBe(false);
  await context.addCookies([{ name: "preferredLanguage", value: "en", url: line.origin }]);
  await openAgain(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await wasKept(page)).toBe(true);
  await page.reload();
  expect(await wasKept(page)).toBe(false);
  await expect(page.locator("main h1")).toBeVisible();
  line.state.silent = true;
  await openAgain(page);
  expect(await wasKept(page)).toBe(true);
  await context.close();
  await line.close();
});

test("R2.14 a frame whose files are gone is not shown; after a release the old one gives way before anything stands in it, once", async ({
  browser,
  request,
}) => {
  const { line, context, page, problems } = await openKept(browser, request);
  await page.evaluate(async () => {
    const cache = await caches.open("assets");
    for (const { url } of await cache.keys()) if (url.includes("/student-home-")) await cache.delete(url);
  });
  await openAgain(page);
  expect(await wasKept(page)).toBe(false);
  await expect.poll(() => isWhole(page, "/en/student-dashboard")).toBe(true);

  line.state.build = "the-next-one";
  const before = line.answered.length;
  await openAgain(page);
  const way = () => page.evaluate(() => performance.getEntriesByType("navigation").map((one) => one.toJSON().type));
  await expect.poll(way).toEqual(["reload"]);
  await expect(page.locator("main h1")).toBeVisible();
  expect(line.answered.slice(before).filter((asked) => asked.endsWith(home))).toHaveLength(2);
  expect(await wasKept(page)).toBe(false);
  await expect.poll(() => listFrames(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
  await line.close();
});

test("R2.1 R6.2 who touches the way to the dashboard has its home asked for, once; it waits for nobody else", async ({
  browser,
  request,
}) => {
  const { line, person, context, page, problems } = await openKept(browser, request);
  const homes = () => countAnswers(line, "200 /api/students/home");
  await page.goto("/about");
  const way = page.locator(`header a[href="${home}"]`).filter({ visible: true }).first();
  await expect(page.locator("[data-bell][data-live]").first()).toBeAttached();
  const before = homes();
  await way.hover();
  await page.mouse.down();
  await expect.poll(homes).toBe(before + 1);
  await page.mouse.up();
  await expect(page).toHaveURL(home);
  await expect(page.locator(".outline, .splash")).toHaveCount(0);
  await expect(page.locator("main h1")).toContainText("Asha");
  expect(homes()).toBe(before + 1);
  // With another token it is not handed on, and it is handed on once.
  const ask = (token: string) =>
    page.evaluate(async (bearer) => {
      const headers = { accept: "application/json", "x-page-language": "en", authorization: `Bearer ${bearer}` };
      return (await fetch("/api/students/home", { headers })).status;
    }, token);
  const askAhead = () =>
    page.evaluate((bearer) => {
      const headers = { accept: "application/json", "x-page-language": "en", authorization: `Bearer ${bearer}` };
      navigator.serviceWorker.controller?.postMessage({ home: "/api/students/home", headers });
    }, person.token);
  await askAhead();
  await expect.poll(homes).toBe(before + 2);
  expect(await ask("somebody-else")).toBe(401);
  expect(await ask(person.token)).toBe(200);
  expect(homes()).toBe(before + 3);
  expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
  await context.close();
  await line.close();
});
