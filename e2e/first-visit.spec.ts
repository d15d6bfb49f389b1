/** The first visit of both roles on a phone: from joining to matching teachers, and from an empty profile to a listed page; and later dashboards. */
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import type { Language } from "#contract/vocabulary.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { findMail, journeyPassword, openBrowserOf, signInByForm } from "./people.ts";
import { choose, dialog, expectToast } from "./sign-in-steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const phone = { width: 360, height: 740 };
/** A journey goes offline, which the browser logs. */
const expected = /ERR_INTERNET_DISCONNECTED/;

async function open(browser: Browser, language: Language) {
  const context = await browser.newContext({ viewport: phone });
  await context.addCookies([{ name: "preferredLanguage", value: language, url: process.env.BASE_URL ?? "" }]);
  const page = await context.newPage();
  return { context, page, problems: watchPage(page, expected), t: textIn(language).t };
}

const fieldOf = (page: Page, name: string) => dialog(page).locator(`input[name="${name}"]`);
const goOn = (page: Page) => page.locator('.welcome-form button[type="submit"]').click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function expectSound(page: Page): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}

test("R7.2 ur: a student joins, completes onboarding, which survives reload, offline and Back, and sees teachers; nothing covers it", async ({
  browser,
  request,
}) => {
  const { context, page, problems, t } = await open(browser, "ur");
  const email = `first-student-${Date.now()}@example.test`;
  await page.goto("/#sign-up");
  await choose(page, t("accounts:role.student"));
  for (const [name, value] of [
    ["name", "عائشہ خان"],
    ["email", email],
    ["password", journeyPassword],
    ["confirm", journeyPassword],
  ] as const)
    await fieldOf(page, name).fill(value);
  await dialog(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL("/verify-email");
  await expectToast(page, t("accounts:toasts.registered.title"), t("accounts:toasts.registered.body"));
  const [otp] = await findMail(request, email, /\b\d{6}\b/);
  await page.locator(".code-boxes input").first().click();
  await page.keyboard.type(otp);

  await expect(heading(page)).toHaveText(t("welcome:student.who.title"));
  await expect(page).toHaveURL("/student-dashboard?tab=welcome&step=who");
  await expectToast(page, t("accounts:toasts.verified.title"), "عائشہ خان");
  await page.getByLabel(t("profiles:fields.grade")).selectOption("8");
  await chip(page, t("vocabulary:subjects.mathematics")).click();
  await expectSound(page);
  await page.reload();
  await expect(page.getByLabel(t("profiles:fields.grade"))).toHaveValue("8");
  await context.setOffline(true);
  await goOn(page);
  await expect(page.getByText(t("welcome:failed"))).toBeVisible();
  await context.setOffline(false);
  await goOn(page);

  await expect(heading(page)).toHaveText(t("welcome:student.where.title"));
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(t("profiles:fields.grade"))).toHaveValue("8");
  await page.goForward();
  await page.locator('input[name="place-search"]').fill("110092");
  await page.locator(".place-search button").first().click();
  await expect(page.locator(".welcome-place")).toBeVisible();
  await goOn(page);
  await expect(heading(page)).toHaveText(t("welcome:student.when.title"));
  await page.getByRole("checkbox", { name: t("vocabulary:days.monday"), exact: true }).press("Space");
  await expectSound(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".location-permission")).toHaveCount(0);
  await goOn(page);

  await expect(page).toHaveURL(/tab=find/);
  await expectToast(page, t("app:toasts.firstVisit.title"), t("app:toasts.firstVisit.body"));
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // The number is asked for on a later page, once per session.
  await page.goto("/student-dashboard");
  await expect(page.getByRole("dialog", { name: t("profiles:phone.title") })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toContainText("عائشہ خان");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
});

test("R1.2 en: a teacher goes from nothing to a listed page in at most eight typed fields", async ({
  browser,
  request,
}) => {
  const { context, page, problems, t } = await open(browser, "en");
  const email = `first-teacher-${Date.now()}@example.test`;
  let typed = 0;
  const type = async (field: Locator, value: string) => {
    typed += 1;
    await field.fill(value);
  };
  await page.goto("/#sign-up");
  await choose(page, t("accounts:role.teacher"));
  await type(fieldOf(page, "name"), "Meera Nair");
  await type(fieldOf(page, "email"), email);
  await type(fieldOf(page, "password"), journeyPassword);
  await type(fieldOf(page, "confirm"), journeyPassword);
  await dialog(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL("/verify-email");
  const [otp] = await findMail(request, email, /\b\d{6}\b/);
  await page.locator(".code-boxes input").first().click();
  typed += 1;
  await page.keyboard.type(otp);

  await expect(heading(page)).toHaveText("Welcome! What do you teach?");
  await chip(page, t("vocabulary:subjects.mathematics")).click();
  await page.getByRole("checkbox", { name: t("vocabulary:qualifications.bachelor_degree") }).press("Space");
  await expectSound(page);
  await goOn(page);
  await expect(heading(page)).toHaveText("Where are you?");
  await type(page.locator('input[name="place-search"]'), "Laxmi Nagar");
  await page.locator(".place-search button").first().click();
  await expect(page.locator(".welcome-place")).toContainText("Laxmi Nagar");

  // Left half-way: the dashboard names what is missing, shows no zeros, and links to the first open step.
  await page.goto("/teacher-dashboard");
  await expect(page.getByText("Families cannot find you yet.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Still missing" }).getByRole("link")).toHaveText(["Phone"]);
  await expect(page.getByText(t("relations:statistics.views"))).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(heading(page)).toHaveText("How can families reach you?");
  await type(page.locator('input[name="phone"]'), "98111 22334");
  await page.locator('.phone-form button[type="submit"]').click();
  await expect(page.getByText("+91 98111 22334")).toBeVisible();
  await goOn(page);
  await page.getByRole("checkbox", { name: t("vocabulary:days.sunday"), exact: true }).press("Space");
  await page.getByRole("checkbox", { name: /^Evening/ }).press("Space");
  await goOn(page);
  await expect(heading(page)).toHaveText("You can be found now");
  await expect(page.getByRole("link", { name: "Hand in a proof" })).toBeVisible();
  await expectSound(page);

  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await request.get(readTeacherProfileEndpoint.path, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({
    listed: true,
    phone: "+919811122334",
    availability: [{ day: "sunday", startTime: "17:00", endTime: "20:00" }],
  });
  console.log(`typed fields of a teacher from an empty profile to a listed page: ${typed}`);
  expect(typed).toBeLessThanOrEqual(8);

  await page.getByRole("link", { name: "To my home" }).click();
  await expect(page.getByText("Families can find you.")).toBeVisible();
  await expect(page.getByText(t("relations:statistics.views"))).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("R1.1 the dashboard of an active family begins with what waits for an answer; then teachers, requests, a matching search", async ({
  browser,
  request,
}) => {
  const context = await openBrowserOf(browser, await signInByForm(request, "student@demo.test", "student"), {
    viewport: phone,
  });
  const page = await context.newPage();
  await page.goto("/student-dashboard");
  const parts = [
    /^\d teachers? would like to teach you: answer$/,
    /^(One|\d+) lessons? waits? for your word$/,
    /^My teachers$/,
    /^\d requests? on (its|their) way$/,
    /^Find a teacher near you$/,
  ];
  await expect(async () => {
    const shown = await page.locator("main h2").allTextContents();
    // The hourly job also suggests alternatives where nobody answers.
    const known = shown.filter((heading) => parts.some((part) => part.test(heading)));
    expect(known).toEqual(parts.map((part) => expect.stringMatching(part)));
  }).toPass();
  const teachers = page.getByRole("region", { name: "My teachers" });
  await expect(teachers.getByRole("link", { name: /^Call: / }).first()).toHaveAttribute("href", /^tel:\+91\d{10}$/);
  await expect(teachers.getByRole("link", { name: /^WhatsApp: / }).first()).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/91/,
  );
  await expect(page.getByText(/^\d+ days? left to answer$/).first()).toBeVisible();
  await expect(page.locator(".greeting img")).toHaveCount(1);
  await expectSound(page);
  await page.getByRole("link", { name: "See all" }).first().click();
  await expect(page).toHaveURL("/student-dashboard?tab=invitations");
  await expect(page.locator(".status-filter").getByRole("link", { name: "Waiting" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await context.close();
});

test("R2.2 the hours on a teacher's dashboard read from right to left in Urdu", async ({ browser, request }) => {
  const context = await openBrowserOf(browser, await signInByForm(request, "teacher@demo.test", "teacher"), {
    viewport: phone,
  });
  await context.addCookies([{ name: "preferredLanguage", value: "ur", url: process.env.BASE_URL ?? "" }]);
  const page = await context.newPage();
  await page.goto("/teacher-dashboard");
  // Free on five days, so today or tomorrow.
  const [begin, end] = await page
    .locator(".app .home-hours li")
    .first()
    .evaluate((item) => {
      const words = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const placeOf = (start: number) => {
        const range = document.createRange();
        range.setStart(words, start);
        range.setEnd(words, start + 1);
        return range.getBoundingClientRect().x;
      };
      return [placeOf(words.data.search(/\d/)), placeOf(words.data.lastIndexOf("M"))];
    });
  expect(begin).toBeGreaterThan(end ?? Number.POSITIVE_INFINITY);
  await context.close();
});
