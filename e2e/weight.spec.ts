/** What the screens of the app weigh before they can be used. */
import { expect } from "@playwright/test";
import { openBrowserOf, openPerson } from "./people.ts";
import { test } from "./test.ts";

test("the first view of an app weighs at most 180 kB of script on the wire", async ({ browser, request }) => {
  const [student, teacher] = await Promise.all([openPerson(request, "student"), openPerson(request, "teacher")]);
  for (const [path, person] of [
    ["/student-dashboard", student],
    ["/student-dashboard?tab=find", student],
    ["/student-dashboard?tab=requests", student],
    ["/teacher-dashboard", teacher],
    ["/teacher-dashboard?tab=find", teacher],
    ["/account-status", student],
    ["/student-profile-edit", student],
    ["/teacher-profile-edit", teacher],
  ] as const) {
    const context = await openBrowserOf(browser, person);
    const page = await context.newPage();
    // Marked in the page, so that a slow machine does not count what comes after the first view.
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector("h1") === null) return;
        performance.mark("first view");
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const scripts = await page.evaluate(() => {
      const [seen] = performance.getEntriesByName("first view");
      return performance
        .getEntriesByType("resource")
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime <= (seen?.startTime ?? 0))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
    });
    const total = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(total, path).toBeGreaterThan(50 * 1024);
    expect(total, path).toBeLessThanOrEqual(180 * 1024);
    await context.close();
  }
});
