/** Widgets of every page: app banner, cookie bar, support chat (sections 2, 4, 9). */
import { expect } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { fillProfile, openBrowserOf, openPerson, signInByForm } from "./people.ts";
import { openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

const android = { userAgent: "Mozilla/5.0 (Linux; Android 13; Pixel 6) Chrome/130 Mobile Safari/537.36" };

test("R2.11 on a phone the banner has its 60 pixels from the start and stores its flags; the cookie bar works by keyboard; chat shows its hours", async ({
  browser,
}) => {
  const { context, page, problems, t } = await openIn(browser, "ur", android);
  await page.clock.install();
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    const isHeader = ({ node }: { node: Node | null }) => node instanceof Element && node.matches(".site-header");
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      if (shifts.some(({ sources }) => sources.some(isHeader))) document.documentElement.dataset.moved = "";
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/home-tuition");
  const banner = page.locator(".app-banner");
  const flag = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const height = () => banner.evaluate((element) => element.getBoundingClientRect().height);
  await expect(banner).toContainText(t("shell:appBanner.android"));
  expect(await height()).toBe(60);

  const bar = page.getByRole("region", { name: t("shell:cookies.label") });
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.moved), "the header moved").toBeUndefined();
  await expectNoViolation(page);

  const chat = page.getByRole("button", { name: t("shell:support.button") });
  await expect(chat).toBeVisible();
  await expect(page.locator("a:not([href])"), "links that no robot can follow").toHaveCount(0);
  await chat.click();
  const panel = page.locator("#support-chat");
  for (const hours of ["phoneHours", "chatHours", "emailHours"] as const)
    await expect(panel).toContainText(t(`shell:support.${hours}`));
  const words = encodeURIComponent(t("shell:support.home"));
  await expect(panel.getByRole("link")).toHaveAttribute("href", `https://wa.me/910000000000?text=${words}`);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await bar.getByRole("button", { name: t("shell:cookies.decline") }).focus();
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  expect(await flag(localKeys.consent)).toBe("false");
  const choices = page.getByRole("link", { name: t("shell:cookies.choices") });
  await choices.focus();
  await page.keyboard.press("Enter");
  await expect(bar).toContainText(t("shell:cookies.declined"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await flag(localKeys.consent)).toBe("true");
  await expect(choices).toBeFocused();

  const [store] = await Promise.all([
    context.waitForEvent("page"),
    banner.getByRole("link", { name: t("shell:appBanner.download") }).click(),
  ]);
  await store.close();
  expect(await flag(localKeys.appInstalled)).toBeNull();
  await page.clock.fastForward(5_000);
  await expect(banner).toBeHidden();
  expect(await flag(localKeys.appInstalled)).toBe("true");

  await page.evaluate((key) => localStorage.removeItem(key), localKeys.appInstalled);
  await page.goto("/");
  await expect(bar).toHaveCount(0);
  await expect(chat).toBeVisible();
  await banner.getByRole("button", { name: t("shell:appBanner.close") }).click();
  await expect(banner).toBeHidden();
  expect(await flag(localKeys.bannerDismissed)).toBe("true");
  await page.reload();
  await expect(banner).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.1 what a document loads by itself formats no date or number, and does not restyle the page: both are slow on a cheap phone", async ({
  browser,
}) => {
  const { page, context, t } = await openIn(browser, "ur", android);
  await page.addInitScript(() => {
    for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules", "Segmenter"] as const)
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct(made, given, asked) {
            document.documentElement.dataset.writes = name;
            return Reflect.construct(made, given, asked);
          },
        }),
      });
  });
  await page.goto("/home-tuition");
  await expect(page.getByRole("region", { name: t("shell:cookies.label") })).toBeVisible();
  const { writes, padding } = await page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return { writes: dataset.writes, padding: style.scrollPaddingBlockEnd };
  });
  expect(writes).toBeUndefined();
  expect(padding).toMatch(/\d+px/);
  // Referencing a new variable restyles everything that inherits from the root.
  expect(padding).not.toContain("var(");
  await context.close();
});

test("R2.11 the cookie bar is at the foot of an app that renders after it, and keeps the focus", async ({
  browser,
  request,
}) => {
  const context = await openBrowserOf(browser, await openPerson(request, "student"), {
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.addInitScript((key) => localStorage.removeItem(key), localKeys.consent);
  const bar = page.getByRole("region", { name: textIn("en").t("shell:cookies.label") });
  const accept = bar.getByRole("button").last();
  // A slow connection: the user call is answered after the bar appears.
  await page.route("**/api/**", async (route) => {
    await accept.focus();
    await route.continue();
  });
  await page.goto("/student-dashboard");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("body > .app ~ .cookie-bar")).toBeVisible();
  expect((await bar.boundingBox())?.y).toBeGreaterThan(370);
  await expect(accept).toBeFocused();
  await context.close();
});

test("R2.13 the chat begins with the text of the current screen inside an app", async ({ browser, request }) => {
  const context = await openBrowserOf(browser, await openPerson(request, "student"));
  const page = await context.newPage();
  const { t } = textIn("en");
  await page.goto("/student-profile-edit");
  await expect(page.locator(".support-chat")).toBeVisible();
  await page.locator("main a[href='/account-status']").click();
  await page.waitForURL("**/account-status");
  await page.locator(".support-chat").click();
  const words = encodeURIComponent(t("shell:support.home"));
  await expect(page.locator("#support-chat").getByRole("link")).toHaveAttribute("href", new RegExp(`text=${words}$`));
  await context.close();
});

test("R9.3 with Decline no analytics request and no key; with Accept exactly one conversion event per session, of a declared adult; withdrawn, it stops", async ({
  browser,
  request,
}) => {
  const { t } = textIn("en");
  const person = await openPerson(request, "student");
  const context = await openBrowserOf(browser, person);
  const page = await context.newPage();
  await page.clock.install();
  const calls: string[] = [];
  page.on("request", (sent) => {
    if (/\/demo\/(analytics|events)/.test(sent.url())) calls.push(`${sent.method()} ${new URL(sent.url()).pathname}`);
  });
  const keys = () =>
    page.evaluate(
      (names) => names.filter((name) => sessionStorage.getItem(name) !== null),
      [sessionKeys.conversionSent, sessionKeys.dashboardReached],
    );
  const reach = async () => {
    await page.goto("/student-dashboard");
    await expect(page.locator(".app main h1")).toBeVisible();
    // Past the delay after the first view, and past all retries; the provider's script loads by the real clock.
    for (let second = 0; second < 15; second++) {
      await page.clock.runFor(1000);
      await page.waitForTimeout(50);
    }
  };
  const answer = async (name: "accept" | "decline") => {
    await page.goto("/terms-of-service");
    await page.clock.runFor(1_000);
    await page.getByRole("link", { name: t("shell:cookies.choices") }).click();
    await page.getByRole("button", { name: t(`shell:cookies.${name}`) }).click();
  };

  // Declined by an adult.
  await fillProfile(request, person, { adultDeclared: true });
  await reach();
  expect([calls, await keys()]).toEqual([[], []]);

  // Accepted after the dashboard of this session was left: nothing was stored of it.
  await answer("accept");
  expect(calls).toEqual([]);
  await reach();
  const sent = ["GET /demo/analytics.js", "POST /demo/events"];
  await expect.poll(() => calls).toEqual(sent);
  expect(await keys()).toContain(sessionKeys.conversionSent);
  const events = await (await request.get("/demo/events.json")).json();
  expect(events).toEqual([{ name: "student_sign_up", at: expect.any(String) }]);
  await reach();
  await answer("decline");
  await reach();
  expect(calls).toEqual(sent);
  expect(await keys()).toEqual([sessionKeys.conversionSent]);
  await context.close();
});

test("R2.14 the footer offers to install the site by the browser's own prompt, and on an iPhone or iPad explains how", async ({
  browser,
}) => {
  const { context, page, t } = await openIn(browser, "ur", {});
  await page.goto("/about");
  await expect(page.getByRole("region", { name: t("shell:cookies.label") })).toBeVisible();
  await expect(page.locator(".install-hint")).toHaveCount(0);
  const asks = await page.evaluate(() => {
    const question = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => void document.documentElement.setAttribute("data-asked", "");
    dispatchEvent(Object.assign(question, { prompt }));
    return !question.defaultPrevented;
  });
  expect(asks, "the browser asks by itself").toBe(false);
  await page.getByRole("button", { name: t("shell:install.button") }).click();
  await expect(page.locator("html[data-asked]")).toHaveCount(1);
  await expect(page.locator(".install-hint")).toHaveCount(0);
  await context.close();

  const iphone = await openIn(browser, "ur", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)" });
  await iphone.page.goto("/about");
  // Where the app banner is shown, nothing else is offered.
  await expect(iphone.page.locator(".app-banner")).toBeVisible();
  await expect(iphone.page.getByRole("region", { name: t("shell:cookies.label") })).toBeVisible();
  await expect(iphone.page.locator(".install-hint")).toHaveCount(0);
  await iphone.page.evaluate(() => localStorage.setItem("app_banner_dismissed", "true"));
  await iphone.page.reload();
  await expect(iphone.page.locator(".install-hint")).toContainText(t("shell:install.ios"));
  await iphone.context.close();

  // As iPadOS reports itself: a Mac with a touch screen.
  const ipad = await openIn(browser, "ur", {
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15",
  });
  await ipad.page.addInitScript(() => Object.defineProperty(navigator, "maxTouchPoints", { value: 5 }));
  await ipad.page.goto("/about");
  await expect(ipad.page.locator('.app-banner a[data-store="ios"]')).toBeVisible();
  await ipad.page.evaluate(() => localStorage.setItem("app_banner_dismissed", "true"));
  await ipad.page.reload();
  await expect(ipad.page.locator(".install-hint")).toContainText(t("shell:install.ios"));
  await ipad.context.close();
});

test("R2.1 print has no buttons, and a dark page prints on white", async ({ browser, request }) => {
  const { context, page } = await openIn(browser, "en", { viewport: { width: 1280, height: 800 } });
  await page.addInitScript((key) => localStorage.setItem(key, "dark"), localKeys.theme);
  const { user } = await signInByForm(request, "teacher@demo.test", "teacher");
  for (const path of ["/", "/home-tuition?subjects=physics", "/maths-tuition-saket", `/teacher-profile/${user.id}`]) {
    await page.goto(path);
    await expect(page.locator(".support-chat")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    const pressed = page.locator("main :is(button, input, select, .button, .teacher-card-see, .teacher-ask, .pages)");
    await expect(pressed.filter({ visible: true }), path).toHaveCount(0);
    await expect(page.locator("h1"), path).toHaveCSS("color", "rgb(18, 52, 59)");
    await page.emulateMedia({ media: "screen" });
  }
  await context.close();
});
