/** The app shell on a phone: small, always there, always usable. */
import { expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { openBrowserOf, openPerson, postponePhone } from "./people.ts";
import { dialog, openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

const phone = { viewport: { width: 360, height: 740 } };
/** Pixels, of 740. */
const firstQuarter = 185;

/** The top of the first element below the heading, without the demo banner. */
const contentStart = (page: Page) =>
  page.evaluate(() => {
    const above = document.querySelector(".demo-line")?.getBoundingClientRect().height ?? 0;
    let head = document.querySelector("main h1");
    while (head !== null && head.tagName !== "MAIN" && head.nextElementSibling === null) head = head.parentElement;
    const content = head?.tagName === "MAIN" ? null : head?.nextElementSibling;
    return (content?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - above;
  });

const screens: Record<MemberRole, string[]> = {
  student: ["", "?tab=find", "?tab=teachers", "?tab=requests", "?tab=notifications"].map(
    (tab) => `/student-dashboard${tab}`,
  ),
  teacher: ["", "?tab=find", "?tab=requests", "?tab=sent"].map((tab) => `/teacher-dashboard${tab}`),
};

for (const role of ["student", "teacher"] as const)
  test(`R2.11 on a ${role}'s phone the app shell takes less than a quarter, and the bar marks the current item`, async ({
    browser,
    request,
  }) => {
    const context = await openBrowserOf(browser, await openPerson(request, role), phone);
    const page = await context.newPage();
    for (const [language, paths] of [
      ["ur", [...screens[role], `/${role}-profile-edit`, "/account-status"]],
      ["en", [`/${role}-dashboard`, "/account-status"]],
    ] as const) {
      await context.addCookies([{ name: "preferredLanguage", value: language, url: process.env.BASE_URL ?? "" }]);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator("main h1")).toBeVisible();
        await expect.poll(() => contentStart(page), `${language} ${path}`).toBeLessThanOrEqual(firstQuarter);
        await expect(page.locator(".app-nav > ul > li > a[aria-current]"), path).toHaveCount(1);
      }
    }
    await context.close();
  });

test("R2.11 offline and back: a part that is not loaded says so in its place and opens by itself", async ({
  browser,
  request,
}) => {
  const { t } = textIn("ur");
  const context = await openBrowserOf(browser, await openPerson(request, "student"), phone);
  await context.addCookies([{ name: "preferredLanguage", value: "ur", url: process.env.BASE_URL ?? "" }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem("location_detected", "true");
    // With data saver nothing is prefetched.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  // The hydrated app opens the stream: before that the page is the server's HTML.
  const hydrated = page.waitForRequest("**/api/notifications/stream");
  await page.goto("/student-dashboard");
  await expect(page.locator("main h1")).toBeVisible();
  await hydrated;
  await context.setOffline(true);
  const bar = page.getByRole("navigation", { name: t("app:navigation") });
  const offline = page.getByRole("heading", { name: t("app:offline.title") });
  const known = page.locator(".app-offline");

  await expect(known).toBeVisible();
  await bar.getByRole("link", { name: t("app:places.teachers") }).click();
  await expect(page).toHaveURL("/student-dashboard?tab=teachers");
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("relations:empty.teachers"))).toBeVisible();
  await expect(offline).toHaveCount(0);

  // Another screen: the app shell stays, and the screen opens once the network is back.
  await context.setOffline(true);
  await expect(known).toBeVisible();
  await bar.getByRole("link", { name: t("app:places.me") }).click();
  await expect(offline).toBeVisible();
  await expect(bar.locator("> ul > li > a[aria-current]")).toContainText(t("app:places.me"));
  await context.setOffline(false);
  await expect(page).toHaveURL("/student-profile-edit");
  await expect(page.locator("main h1")).toBeVisible();
  await context.close();
});

test("R2.2 the footer of a browser-rendered page has the same text as that of a document", async ({ browser }) => {
  const { context, page } = await openIn(browser, "ur");
  const words = page.locator(".site-footer :is(h2, a)");
  await page.goto("/about");
  const known = await words.allTextContents();
  for (const [path, text] of [
    ["/forgot-password", ".site-footer"],
    ["/demo/break?how=throw", "main .empty"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(text)).toBeVisible();
    expect(await words.allTextContents(), path).toEqual(known);
  }
  await context.close();
});

test("R2.11 a press is answered before its script is loaded; icons have visible names", async ({ browser }) => {
  const { context, page, problems } = await openIn(browser, "en");
  await postponePhone(context);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/(sign-in|signIn)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Join free" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Join free" })).toBeVisible();
  await expect(dialog(page).locator("form")).toHaveCount(0);
  release();
  await expect(dialog(page).locator("form")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  await page.locator(".site-menu-button").focus();
  await expect(page.locator(".tooltip")).toHaveText("Menu");
  expect(problems).toEqual([]);
  await context.close();
});
