/**
 * Signed-in pages (R2.1): the server renders the dashboard for the person of the page session, React hydrates it, and the token in
 * this browser decides. Without a page session everybody gets the same shell, and the browser guards.
 */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { openPair } from "./pair.ts";
import { type JourneyPerson, journeyPageCookie, openBrowserOf, openPerson, signInByForm } from "./people.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const phone = { viewport: { width: 360, height: 740 } } as const;

/** Delays the scripts until released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A student has sent a teacher a request; both know what they see at first. */
async function openRequested(request: APIRequestContext) {
  const pair = await openPair(request, { identity: true });
  const requested = await request.post(`/api/students/teachers/${pair.teacher.user.id}/contact`, {
    headers: { authorization: `Bearer ${pair.student.token}` },
    data: {},
  });
  expect(requested.status(), await requested.text()).toBe(201);
  return pair;
}

type Reader = Omit<JourneyPerson, "page"> & { page?: string };

async function openDashboard(browser: Browser, person: Reader, language: "en" | "hi" | "ur" = "en") {
  const context = await openBrowserOf(browser, person, phone);
  await context.addCookies([{ name: "preferredLanguage", value: language, url: process.env.BASE_URL ?? "" }]);
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("location_detected", "true"));
  const calls: string[] = [];
  page.on("request", (one) => {
    const { pathname, search } = new URL(one.url());
    if (pathname.startsWith("/api/") && one.method() === "GET") calls.push(pathname + search);
  });
  const home = `/${person.role}-dashboard`;
  return {
    context,
    page,
    asked: calls,
    home,
    problems: watchPage(page, /Failed to load resource/),
    t: textIn(language).t,
  };
}

/** Visible text and its position; figures, which load later, have no text. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, li, dd, .avatar)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );

/** Hydrated: a press now does what the app does. */
const untilHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector("main .home-page") ?? {}).some((key) => /react/i.test(key)),
      ),
    )
    .toBe(true);

for (const language of ["en", "hi", "ur"] as const)
  test(`R2.1 R6.1 the first lists are in the HTML before any script, and are hydrated in place (${language})`, async ({
    browser,
    request,
  }) => {
    const pair = await openRequested(request);
    const shown = [
      [pair.student, "relations:home.requests", "Lata Deshpande"],
      [pair.teacher, "relations:home.toAnswer", "I"],
    ] as const;
    for (const [person, title, name] of shown) {
      const { context, page, asked, home, problems, t } = await openDashboard(browser, person, language);
      const release = await holdScripts(page);
      const answer = await page.goto(home, { waitUntil: "commit" });
      expect(answer?.headers()["cache-control"]).toBe("private, no-store");
      const main = page.locator("main");
      await expect(main.locator("h2").first()).toHaveText(t(title, { count: 1 }));
      await expect(main.locator(".relation-line").getByText(name).first()).toBeVisible();
      await expect(page.locator(".app-nav > ul > li > a")).toHaveCount(5);
      await expect(page.locator(".splash")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectNoViolation(page);
      const link = main.locator("a[href]").first();
      await link.focus();
      const before = await readPlaces(page);
      release();
      await untilHydrated(page);
      await expect(link).toBeFocused();
      const after = await readPlaces(page);
      expect(after.slice(0, before.length)).toEqual(before);
      // Data that came with the page is not fetched again; the stream refetches its lists once.
      const streamAt = asked.indexOf("/api/notifications/stream");
      const first = streamAt === -1 ? asked : asked.slice(0, streamAt);
      expect(
        first.filter((call) => /user\/me|profile|requests|my-teachers|counts|questions|lessons/.test(call)),
      ).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

test("R2.1 before hydration a link works, and a press on a button does nothing and can be repeated", async ({
  browser,
  request,
}) => {
  const { teacher } = await openRequested(request);
  const { context, page, home, problems, t } = await openDashboard(browser, teacher);
  const release = await holdScripts(page);
  await page.goto(home, { waitUntil: "commit" });
  const accept = page.locator("main").getByRole("button", { name: t("relations:acts.accept") });
  await accept.click();
  release();
  await untilHydrated(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await accept.click();
  await expect(page.getByRole("dialog").getByRole("heading")).toBeVisible();
  expect(problems).toEqual([]);

  await page.unrouteAll({ behavior: "wait" });
  await holdScripts(page);
  await page.goto(home, { waitUntil: "commit" });
  await page.locator('main a[href="/teacher-dashboard?tab=requests"]').click({ noWaitAfter: true });
  await expect(page).toHaveURL(/tab=requests/);
  await expect(page.locator("main h1")).toHaveText(t("app:parts.studentRequests"));
  await context.close();
});

test("R2.1 R6.2 the HTML of a dashboard is its owner's alone: without the cookie, with an expired one or another role's it is the public shell", async ({
  request,
}) => {
  const { student, teacher } = await openRequested(request);
  const read = async (path: string, page = "") => {
    const answer = await request.get(path, { headers: { cookie: `nukkad_page=${page}`, accept: "text/html" } });
    expect(answer.status()).toBe(200);
    const html = (await answer.text()).replace(/nonce="[^"]*"|"nonce","[^"]*"|[A-Za-z0-9+/]{22}==/g, "");
    return { html, headers: answer.headers() };
  };
  const own = await read("/student-dashboard", student.page);
  expect(own.html).toContain("Lata Deshpande");
  expect(own.html).toContain(`data-reader="${student.user.id}"`);
  // The first initial of the requester, and no more (R2.7); no secret, and no phone before acceptance (R3.5).
  const theirs = await read("/teacher-dashboard", teacher.page);
  expect(theirs.html).not.toContain("Irfan");
  for (const { html } of [own, theirs])
    for (const secret of [student.token, teacher.token, student.page, teacher.page]) expect(html).not.toContain(secret);
  expect(own.html).not.toContain("+919811100002");
  expect(theirs.html).not.toContain("+919811100001");

  const shell = await read("/student-dashboard");
  for (const page of ["x".repeat(43), teacher.page, student.token])
    expect((await read("/student-dashboard", page)).html).toBe(shell.html);
  expect(shell.html).not.toContain("data-reader");
  expect(shell.headers["cache-control"]).toBe("no-cache");

  const out = await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${student.token}` } });
  expect(out.status()).toBe(204);
  expect((await read("/student-dashboard", student.page)).html).toBe(shell.html);
});

test("R2.1 user-written text stays text in the HTML and in the data behind it", async ({ browser, request }) => {
  const script = "</script><script>document.title='cracked'</script>";
  const { student, teacher } = await openPair(request, { identity: true });
  const requested = await request.post(`/api/students/teachers/${teacher.user.id}/contact`, {
    headers: { authorization: `Bearer ${student.token}` },
    data: { message: script },
  });
  expect(requested.status(), await requested.text()).toBe(201);
  const { context, page, home, problems } = await openDashboard(browser, teacher);
  const answer = await page.goto(home);
  expect(await answer?.text()).not.toContain("<script>document.title");
  await untilHydrated(page);
  await expect(page).not.toHaveTitle("cracked");
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.1 where cookie and token are of different accounts the token wins, and nothing of the other is shown", async ({
  browser,
  request,
}) => {
  const { student } = await openRequested(request);
  const other = await openPerson(request, "student", { name: "Zoya Khan" });
  const context = await openBrowserOf(browser, { ...other, page: student.page }, phone);
  const page = await context.newPage();
  const texts: string[] = [];
  await page.exposeFunction("noteSeen", (text: string) => texts.push(text));
  await page.addInitScript(() => {
    const record = () => {
      const main = document.querySelector<HTMLElement>("main");
      if (main?.checkVisibility()) (window as { noteSeen?: (text: string) => void }).noteSeen?.(main.textContent);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto("/student-dashboard");
  await expect(page.locator("main h1")).toContainText("Zoya Khan");
  expect(texts.join()).not.toMatch(/Irfan|Lata/);
  // The other's page session is gone from this browser.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("nukkad_page");

  // The next sign-in sets the own one, and the server renders again.
  const again = await signInByForm(request, other.email, "student");
  await context.clearCookies({ name: "signed_out" });
  await context.addCookies([journeyPageCookie(again.page)]);
  const answer = await page.goto("/student-dashboard");
  expect(await answer?.text()).toContain("Zoya Khan");
  await context.close();
});

test("R2.14 log out, also without a network, ends the page session in every tab of the browser", async ({
  browser,
  request,
}) => {
  const person = await openPerson(request, "student");
  const { context, page, home } = await openDashboard(browser, person);
  const other = await context.newPage();
  await other.goto(home);
  await page.goto("/account-status");
  await page.route("**/api/auth/logout", (route) => route.abort());
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  // With the cookies of this browser.
  expect(await (await context.request.get(home)).text()).not.toContain("data-reader");
  await other.goto(home);
  await expect(other).toHaveURL(/#sign-in$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("nukkad_page");
  await context.close();
});

test("R2.1 R6.1 without a page session the browser guards and renders, as for everybody", async ({
  browser,
  request,
}) => {
  const { student } = await openRequested(request);
  const { context, page, home, problems, t } = await openDashboard(browser, { ...student, page: undefined });
  await page.goto(home);
  await expect(page.locator("main h2").first()).toHaveText(t("relations:home.requests", { count: 1 }));
  await page.goto("/teacher-dashboard");
  await expect(page).toHaveURL("/");
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.11 a finger that leaves a button is marked before the click event, and one that scrolls is not", async ({
  browser,
  request,
}) => {
  const person = await openPerson(request, "student");
  const context = await openBrowserOf(browser, person, { ...phone, hasTouch: true });
  const page = await context.newPage();
  await page.goto("/student-dashboard?tab=find");
  const button = page.locator(".app main .button").filter({ visible: true }).first();
  await button.waitFor();
  const opacity = () => button.evaluate((element) => getComputedStyle(element).opacity);
  const touch = { pointerType: "touch", bubbles: true };
  const quiet = await opacity();
  await button.dispatchEvent("pointercancel", touch);
  expect(await opacity()).toBe(quiet);
  const answered = await button.evaluate((element, init) => {
    element.dispatchEvent(new PointerEvent("pointerup", init));
    return getComputedStyle(element).opacity;
  }, touch);
  expect(Number(answered)).toBeLessThan(Number(quiet));
  await expect.poll(opacity).toBe(quiet);
  await context.close();
});
