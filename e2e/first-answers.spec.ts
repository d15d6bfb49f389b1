/**
 * A dashboard stands before its scripts are here: its places and heading from the document, its words and parts beside the
 * large files (decision 122), its first lists as the server writes them (decision 125).
 */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { openPair } from "./pair.ts";
import { openBrowserOf, openPerson, type Person } from "./people.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

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
    await expect(page.locator(".outline main h2").first()).toBeVisible();
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

/** A student has asked a teacher; both know what they are told at first. */
async function openAsked(request: APIRequestContext) {
  const pair = await openPair(request, { identity: true });
  const asked = await request.post(`/api/students/teachers/${pair.teacher.user.id}/contact`, {
    headers: { authorization: `Bearer ${pair.student.token}` },
    data: {},
  });
  expect(asked.status(), await asked.text()).toBe(201);
  return pair;
}

async function openHome(browser: Browser, person: Person, language: "en" | "ur" = "en") {
  const context = await openBrowserOf(browser, person, phone);
  await context.addCookies([{ name: "preferredLanguage", value: language, url: process.env.BASE_URL ?? "" }]);
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("location_detected", "true"));
  const asked: string[] = [];
  page.on("request", (one) => {
    const { pathname, search } = new URL(one.url());
    if (pathname.startsWith("/api/") && one.method() === "GET") asked.push(pathname + search);
  });
  const home = `/${person.role}-dashboard`;
  return { context, page, asked, home, problems: watchPage(page, /Failed to load resource/), t: textIn(language).t };
}

/** What stands in the page and where; the shape of figures, which come later, has no words. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, li, dd, .avatar)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );

/** Notes every shape that is drawn in the first view from now on. */
const noteShapes = (page: Page) =>
  page.evaluate(() => {
    const noted: string[] = [];
    const look = () => {
      for (const shape of document.querySelectorAll(".skeleton")) {
        const { top, height } = shape.getBoundingClientRect();
        if (height > 0 && top < innerHeight && shape.checkVisibility()) noted.push(shape.outerHTML);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { notedShapes: noted });
  });
const notedShapes = (page: Page) => page.evaluate(() => (window as { notedShapes?: string[] }).notedShapes);

for (const language of ["en", "ur"] as const)
  test(`R2.1 R6.1 the first lists stand before the scripts and stay where they are when the app takes over (${language})`, async ({
    browser,
    request,
  }) => {
    const pair = await openAsked(request);
    const student = await openHome(browser, pair.student, language);
    const release = await holdScripts(student.page);
    await student.page.goto(student.home, { waitUntil: "commit" });
    const lists = student.page.locator(".outline main");
    await expect(lists.locator("h2").first()).toHaveText(student.t("relations:home.requests", { count: 1 }));
    await expect(lists.getByText("Lata Deshpande")).toBeVisible();
    await expect(lists.locator(".skeleton")).toHaveCount(0);
    expect(await student.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoViolation(student.page);
    const all = student.page.locator('main a[href="/student-dashboard?tab=requests"]');
    await all.focus();
    await student.page.evaluate(() => scrollTo(0, 60));
    const [scrolled, before] = [await student.page.evaluate(() => scrollY), await readPlaces(student.page)];
    await noteShapes(student.page);
    await release();
    await expect(student.page.locator(".outline")).toHaveCount(0);
    await expect(all).toBeFocused();
    expect(await readPlaces(student.page)).toEqual(before);
    expect(await student.page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await notedShapes(student.page)).toEqual([]);
    expect(student.problems).toEqual([]);
    await student.context.close();

    const teacher = await openHome(browser, pair.teacher, language);
    const releaseTeacher = await holdScripts(teacher.page);
    await teacher.page.goto(teacher.home, { waitUntil: "commit" });
    const written = teacher.page.locator(".outline main");
    await expect(written.locator("h2").first()).toHaveText(teacher.t("relations:home.toAnswer", { count: 1 }));
    await expectNoViolation(teacher.page);
    const act = (name: "accept" | "decline") =>
      teacher.page.locator("main").getByRole("button", { name: teacher.t(`relations:acts.${name}`) });
    const stood = await readPlaces(teacher.page);
    await act("accept").click();
    await expect(act("accept")).toHaveAttribute("data-pressed", "");
    // One changes one's mind before anything could happen.
    await act("decline").click();
    await expect(act("accept")).not.toHaveAttribute("data-pressed");
    await noteShapes(teacher.page);
    await releaseTeacher();
    const dialog = teacher.page.getByRole("dialog");
    await expect(dialog.getByRole("heading")).toBeVisible();
    await expect(dialog.getByRole("button", { name: teacher.t("relations:acts.decline") })).toBeVisible();
    await teacher.page.keyboard.press("Escape");
    await expect(teacher.page.locator("main [data-pressed]")).toHaveCount(0);
    expect((await readPlaces(teacher.page)).slice(0, stood.length)).toEqual(stood);
    expect(await notedShapes(teacher.page)).toEqual([]);
    expect(teacher.problems).toEqual([]);
    await teacher.context.close();
  });

test("R13.5 of several buttons alike the very one is pressed again that was pressed before the scripts", async ({
  browser,
  request,
}) => {
  const { student, teacher } = await openAsked(request);
  const headers = { authorization: `Bearer ${teacher.token}` };
  const [{ id }] = await (await request.get("/api/teachers/student-requests", { headers })).json();
  const accepted = await request.post(`/api/teachers/respond-to-student/${id}`, { headers, data: { accept: true } });
  expect(accepted.status()).toBe(200);
  for (const day of [3, 5]) {
    const startsAt = new Date(Math.ceil(Date.now() / 3_600_000 + 24 * day) * 3_600_000).toISOString();
    const data = { times: [{ startsAt, minutes: 60 }], mode: "online", note: `On day ${day}` };
    const proposed = await request.post(`/api/teachers/relations/${id}/lessons`, { headers, data });
    expect(proposed.status(), await proposed.text()).toBe(201);
  }
  const { context, page, home, problems, t } = await openHome(browser, student);
  const release = await holdScripts(page);
  await page.goto(home, { waitUntil: "commit" });
  const waiting = page.locator("main .lesson-waiting > li");
  await expect(waiting).toHaveCount(2);
  const second = waiting.filter({ hasText: "On day 5" });
  await second.getByRole("button", { name: t("lessons:pick.none") }).click();
  await release();
  await expect(page.locator(".outline")).toHaveCount(0);
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText("On day 3");
  expect(problems).toEqual([]);
  await context.close();
});

const readAsked = (html: string): string[] => JSON.parse(/"calls":(\[.*?\])/.exec(html)?.[1] ?? "[]");

for (const role of ["student", "teacher"] as const)
  test(`R12.3 what the home of a ${role} needs is named in its document; its first answers come in one, and none is asked twice`, async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, role);
    const { context, page, asked, home, problems } = await openHome(browser, person);
    const answer = await page.goto(home);
    const html = (await answer?.text()) ?? "";
    // The document is the same for everyone.
    for (const own of [person.token, person.email, person.user.id]) expect(html).not.toContain(own);
    await expect(page.locator(".outline")).toHaveCount(0);
    await expect(page.locator("main h1")).toBeVisible();
    const named = readAsked(html);
    expect(named.length).toBeGreaterThan(4);
    await expect
      .poll(() => page.evaluate(() => (window as { askedAhead?: Map<string, unknown> }).askedAhead?.size))
      .toBe(0);
    expect(asked.filter((call) => call === `/api/${role}s/home`)).toHaveLength(1);
    expect(asked.filter((call) => named.includes(call))).toEqual([]);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const ahead = new RegExp(
      `/(${role}-home|shell|app|errors|validation|vocabulary|relations|questions)-[\\w-]+\\.js$`,
    );
    const needed = fetched.map((url) => new URL(url).pathname).filter((path) => ahead.test(path));
    expect(needed.length).toBeGreaterThan(6);
    for (const path of needed) expect(html).toContain(path);
    // Its scripts do not take the line before the home is asked for.
    const order = fetched.map((url) => new URL(url).pathname);
    expect(order.indexOf(`/api/${role}s/home`)).toBeLessThan(order.findIndex((path) => path.includes("libraries")));
    expect(problems).toEqual([]);
    await context.close();
  });

test("R12.3 where the server has no home to give, the shape stands until the app does, and each call is asked once", async ({
  browser,
  request,
}) => {
  const { student } = await openAsked(request);
  for (const fail of ["busy", "gone", "foreign"] as const) {
    const { context, page, asked, home, problems, t } = await openHome(browser, student);
    await page.route("**/api/students/home", (route) =>
      fail === "gone"
        ? route.abort()
        : route.fulfill({ status: fail === "busy" ? 503 : 200, contentType: "text/html", body: "<p>Sign in</p>" }),
    );
    const release = await holdScripts(page);
    const answer = await page.goto(home, { waitUntil: "commit" });
    await expect(page.locator(".outline .skeleton").first()).toBeVisible();
    await release();
    await expect(page.getByRole("heading", { name: t("relations:home.requests", { count: 1 }) })).toBeVisible();
    const named = readAsked((await answer?.text()) ?? "");
    for (const call of named) expect([fail, call, asked.filter((one) => one === call).length]).toEqual([fail, call, 1]);
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("R6.1 R7.2 nobody's home is asked for at the other's door, without a session, or before the first walk", async ({
  browser,
  request,
}) => {
  const person = await openPerson(request, "student");
  const { context, page, asked } = await openHome(browser, person);
  await page.goto("/teacher-dashboard");
  await expect(page).toHaveURL("/");
  await page.evaluate(() => sessionStorage.setItem("walk_due", "true"));
  await page.goto("/student-dashboard");
  await expect(page).toHaveURL(/tab=welcome/);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/student-dashboard");
  await expect(page).toHaveURL(/#sign-in$/);
  expect(asked.filter((call) => call.endsWith("/home"))).toEqual([]);
  await context.close();
});

test("R2.11 a finger that leaves a button is answered before the click comes, and one that scrolls is not", async ({
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
