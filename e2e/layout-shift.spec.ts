/** Pages do not shift while their web fonts load one by one (R2.1), whatever the fallback font of the device (decision 46). */
import { type BrowserContext, chromium, expect, type Page, type Route } from "@playwright/test";
import { languages } from "#contract/vocabulary.ts";
import { everyFonts, withFonts } from "#test/installed-fonts.ts";
import { test } from "./test.ts";

const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
/** Half of the limit that search engines call good. */
const mostShift = 0.05;

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const readShift = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

/** Opens the page without its fonts, then releases them one by one, each in its own frame. */
async function measureShift(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const held: Route[] = [];
  await page.route("**/*.woff2", (route) => void held.push(route));
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await twoFrames(page);
  const before = await readShift(page);
  let arrived = 0;
  for (let idle = 0; idle < 2; await twoFrames(page)) {
    const route = held.shift();
    idle = route === undefined ? idle + 1 : 0;
    if (route === undefined) continue;
    arrived += 1;
    const finished = page.waitForEvent("requestfinished", (request) => request === route.request());
    await route.continue();
    await finished;
  }
  expect(arrived, `fonts of ${address}`).toBeGreaterThan(1);
  const shift = (await readShift(page)) - before;
  await page.close();
  return shift;
}

/** Runs in the page: sums up layout shifts. */
function watchShift(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}

test.describe.configure({ mode: "parallel" });

for (const fonts of everyFonts)
  for (const [screen, options] of Object.entries(screens))
    test(`R2.1 on a ${screen} with ${fonts} no page shifts by more than ${mostShift} when its fonts load`, async ({
      launchOptions,
      baseURL,
      extraHTTPHeaders,
      request,
    }) => {
      const results = await (await request.get("/en/home-tuition")).text();
      const [teacher = ""] = /\/teacher-profile\/[\w-]+/.exec(results) ?? [];
      expect(teacher).not.toBe("");
      const paths = ["/", "/home-tuition?subjects=mathematics&place=saket", "/maths-tuition-saket", teacher];
      await using browser = await chromium.launch({ ...launchOptions, env: { ...process.env, ...withFonts(fonts) } });
      const visitor = {
        baseURL: baseURL ?? "",
        extraHTTPHeaders: extraHTTPHeaders ?? {},
        serviceWorkers: "block",
      } as const;
      const moved: string[] = [];
      for (const language of languages) {
        const context = await browser.newContext({ ...options, ...visitor });
        await context.addInitScript(watchShift);
        for (const path of paths) {
          const shift = await measureShift(context, `/${language}${path}`);
          if (shift > mostShift) moved.push(`/${language}${path}: ${shift.toFixed(3)}`);
        }
        await context.close();
      }
      expect(moved).toEqual([]);
    });
