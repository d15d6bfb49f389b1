/** A dashboard stands before its scripts are here (decision 122): its places and heading from the document, its words, parts and first calls beside the large files. */
import { expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { openBrowserOf, openPerson } from "./people.ts";
import { test } from "./test.ts";

const phone = { viewport: { width: 360, height: 740 } } as const;

/** Holds the scripts back until told. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}

for (const language of ["en", "ur"] as const)
  test(`R2.11 R6.1 a dashboard shows its places and heading before its scripts, at the other's door the splash (${language})`, async ({
    browser,
    request,
  }) => {
    const { t } = textIn(language);
    const context = await openBrowserOf(browser, await openPerson(request, "student"), phone);
    await context.addCookies([{ name: "preferredLanguage", value: language, url: process.env.BASE_URL ?? "" }]);
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto("/teacher-dashboard", { waitUntil: "commit" });
    await expect(page.locator(".splash")).toBeVisible();
    await expect(page.locator(".outline h1")).toBeHidden();

    await page.goto("/student-dashboard?tab=requests", { waitUntil: "commit" });
    await expect(page.locator(".outline h1")).toHaveText(t("app:parts.requests"));
    await page.goto("/student-dashboard", { waitUntil: "commit" });
    const heading = page.locator(".outline h1");
    await expect(heading).toBeVisible();
    await expect(page.locator(".splash")).toBeHidden();
    const { y = 740 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeLessThan(740 / 4 + 54);
    await expect(page.locator(".outline .app-nav > ul > li > a")).toHaveCount(5);
    await expect(page.locator(".outline .app-nav > ul > li > a").first()).toHaveAttribute("aria-current", "page");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const outlined = (await page.locator(".outline .app-nav").boundingBox())?.y;

    await release();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator(".outline, .splash")).toHaveCount(0);
    await expect(page.locator("html > head > link[rel=stylesheet]").first()).toHaveAttribute("media", "all");
    expect((await page.locator(".app-nav").boundingBox())?.y).toBe(outlined);
    await context.close();
  });

for (const role of ["student", "teacher"] as const)
  test(`R12.3 what the home of a ${role} needs is named in its document, its calls are asked once and taken`, async ({
    browser,
    request,
  }) => {
    const context = await openBrowserOf(browser, await openPerson(request, role), phone);
    const page = await context.newPage();
    const calls: string[] = [];
    page.on("request", (asked) => {
      const { pathname, search } = new URL(asked.url());
      if (pathname.startsWith("/api/") && asked.method() === "GET") calls.push(pathname + search);
    });
    const answer = await page.goto(`/${role}-dashboard`);
    const html = (await answer?.text()) ?? "";
    await expect(page.locator("main h1")).toBeVisible();
    const asked: string[] = JSON.parse(/askedAhead=new Map\((\[.*?\])/.exec(html)?.[1] ?? "[]");
    expect(asked.length).toBeGreaterThan(4);
    await expect
      .poll(() => page.evaluate(() => (window as { askedAhead?: Map<string, unknown> }).askedAhead?.size))
      .toBe(0);
    for (const call of asked) expect(calls.filter((one) => one === call)).toHaveLength(1);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const ahead = new RegExp(
      `/(${role}-home|shell|app|errors|validation|vocabulary|relations|questions)-[\\w-]+\\.js$`,
    );
    const needed = fetched.map((url) => new URL(url).pathname).filter((path) => ahead.test(path));
    expect(needed.length).toBeGreaterThan(6);
    for (const path of needed) expect(html).toContain(path);
    await context.close();
  });
