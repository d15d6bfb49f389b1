/** Search in a real browser: as a visitor with and without a script, on a phone and a desktop, in Urdu; as a student and as a teacher. */
import { expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { expectAccessible, expectHeadingsInOrder } from "./expect-no-violation.ts";
import { openBrowserOf, openPerson, signInByForm } from "./people.ts";
import { runAheadUntil } from "./run-ahead.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const { t } = textIn("en");

const cards = (page: Page) => page.locator("article.teacher-card");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const filters = (page: Page) => page.locator("form.filters");
const submit = (page: Page) => filters(page).locator("button[type=submit]");
const openFilters = (page: Page) => page.locator(".results-bar .button").click();
const tick = (page: Page, value: string) => filters(page).locator(`input[value="${value}"]`).check();
const choose = (page: Page, name: string, value: string) =>
  filters(page).locator(`select[name="${name}"]`).selectOption(value);

/** In the heading or, on pages with their own text, below it. */
async function countOf(page: Page): Promise<number> {
  const texts = await page.locator(".results-head :is(h1, .results-reach)").allTextContents();
  return Number(/\d[\d,]*/.exec(texts.join(" "))?.[0].replaceAll(",", ""));
}

test.describe("without a script (R2.1, R2.13)", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a phone opens the filter sheet, filters by subject, days and verified, and removes a filter", async ({
    page,
  }) => {
    await page.goto("/home-tuition");
    const everyone = await countOf(page);
    await expect(filters(page)).toBeHidden();
    await openFilters(page);
    await expect(filters(page)).toBeVisible();
    await choose(page, "subjects", "physics");
    await tick(page, "monday");
    await tick(page, "friday");
    await tick(page, "true");
    await submit(page).click();
    await expect(heading(page)).toContainText("Physics");
    const some = await countOf(page);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(everyone);
    await expect(cards(page).first()).toContainText(t("vocabulary:verified"));
    await expect(cards(page).first().locator(".day-shared").first()).toBeVisible();
    await page.getByRole("link", { name: t("search:results.removeFilter", { filter: "Physics" }) }).click();
    await expect(heading(page)).not.toContainText("Physics");
    expect(await countOf(page)).toBeGreaterThan(some);
    await expect(
      page.getByRole("link", { name: t("search:results.removeFilter", { filter: "Friday" }) }),
    ).toBeVisible();
  });

  test("list or map: a number lists its teachers, a face shows its card (R7.11)", async ({ page }) => {
    await page.goto("/home-tuition?subjects=physics");
    await expect(page.locator(".ring-map")).toBeHidden();
    await page.locator('input[value="map"]').check();
    await expect(page.locator(".ring-map")).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    const everyone = await countOf(page);
    const numbers = await page.locator(".ring-number").allTextContents();
    const faces = await page.locator(".ring-face").count();
    expect(numbers.reduce((sum, number) => sum + Number(number), faces)).toBe(everyone);
    const several = page.locator(".ring-place", { hasText: /^([2-9]|\d\d+)$/ }).first();
    const count = Number(await several.textContent());
    await several.click();
    await expect(page).toHaveURL(/zone=\d+$/);
    expect(await countOf(page)).toBe(count);
    await expect(cards(page)).toHaveCount(count);
    await page.goBack();
    await page.locator('input[value="map"]').check();
    await page.locator(".ring-place:has(.ring-face)").first().click();
    await expect(page).toHaveURL(/\/home-tuition\?subjects=physics#teacher-/);
    const card = page.locator(":target > article");
    await expect(card).toBeVisible();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/\/teacher-profile\//);
    await expect(heading(page)).toContainText(name);
  });

  test("pages are links, and a page beyond the end links back", async ({ page }) => {
    await page.goto("/home-tuition");
    const shown = page.locator(".teacher-list > li").first();
    const first = await shown.getAttribute("id");
    await page.getByRole("link", { name: t("shell:actions.next") }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await shown.getAttribute("id")).not.toBe(first);
    await page.goto("/home-tuition?page=999");
    await page.getByRole("link", { name: t("search:results.firstPage") }).click();
    expect(await shown.getAttribute("id")).toBe(first);
  });
});

test("words in three languages and with typos find the same subject (R7.11)", async ({ page }) => {
  for (const typed of ["maths", "गणित", "ریاضی", "matsh"]) {
    await page.goto(`/home-tuition?searchQuery=${encodeURIComponent(typed)}`);
    expect(await countOf(page), typed).toBeGreaterThan(20);
    await expect(cards(page).first().locator(".teacher-card-why"), typed).toContainText("Maths");
  }
});

for (const [name, viewport, language] of [
  ["phone", phone, "ur"],
  ["desk", desk, "en"],
] as const) {
  test(`on a ${name} in ${language}: the button counts while filters change, Back restores them (R2.13)`, async ({
    page,
  }) => {
    const words = textIn(language).t;
    const problems = watchPage(page);
    await page.setViewportSize(viewport);
    await page.goto(language === "ur" ? "/ur/home-tuition" : "/home-tuition");
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ur" ? "rtl" : "ltr");
    if (viewport === phone) await openFilters(page);
    await choose(page, "subjects", "physics");
    const counted = page.waitForResponse(/nearby-teachers\?.*days=sunday.*limit=1&counts=true$/);
    await tick(page, "sunday");
    const { total, counts } = await (await counted).json();
    // Each value shows how many results it would leave (R7.11).
    await expect(filters(page).locator('label:has(input[value="monday"]) > span')).toHaveAttribute(
      "data-many",
      String(counts.days.monday),
    );
    await expect(filters(page).locator('option[value="physics"]')).toHaveAttribute(
      "label",
      new RegExp(`\\(${counts.subjects.physics}\\)$`),
    );
    await expect(filters(page).locator("datalist option").nth(1)).toHaveText(
      `(${counts.fees[0].count + counts.fees[1].count})`,
    );
    await expect(submit(page)).toHaveText(words("search:show.some", { count: total, number: total }));
    await expect(filters(page).locator("[data-count]")).toHaveText(
      words("search:show.some", { count: total, number: total }),
    );
    await submit(page).click();
    await expect(page).toHaveURL(/\/home-tuition\?subjects=physics&days=sunday$|\?days=sunday&subjects=physics$/);
    expect(await countOf(page)).toBe(total);
    await expectAccessible(page);
    await page
      .locator(".applied")
      .getByRole("link", { name: words("search:results.clear") })
      .click();
    await expect(page.locator(".applied")).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(".applied .chip")).toHaveCount(2);
    await expect(filters(page).locator('select[name="subjects"]')).toHaveValue("physics");
    await expect(filters(page).locator('input[value="sunday"]')).toBeChecked();
    expect(problems).toEqual([]);
  });
}

test("a name outside the circle is found with its distance beyond it, and a long one never widens the page (R7.11)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/home-tuition?place=dwarka-sector-10&distance=2&searchQuery=Radhika+Pant");
  await expect(heading(page)).toHaveText(t("search:results.none", { place: "Dwarka Sector 10" }));
  const beyond = page.getByRole("region", { name: t("search:results.beyondCircle") });
  await expect(beyond.getByRole("heading", { name: "Radhika Pant" }).first()).toBeVisible();
  await expect(beyond.getByText(/km too far$/).first()).toBeVisible();
  await page.goto(`/home-tuition?place=dwarka-sector-10&days=monday&searchQuery=${"Wolfeschlegel".repeat(9)}`);
  await expect(page.locator(".steps a").first()).toBeVisible();
  await expectAccessible(page);
});

test("an empty result says which relaxed filter finds how many, and the link finds them (R7.11)", async ({ page }) => {
  await page.goto("/home-tuition?subjects=quran&place=saket&distance=2&days=sunday&feeMax=10");
  await expect(heading(page)).toHaveText(t("search:results.none", { place: "Saket" }));
  const steps = page.locator(".steps a");
  expect(await steps.count()).toBeLessThanOrEqual(4);
  await expect(steps.first()).toContainText(/\d+ more teacher/);
  const adds = Number(/(\d+) more/.exec((await steps.first().textContent()) ?? "")?.[1]);
  await steps.first().click();
  expect(await countOf(page)).toBe(adds);
});

test("an unknown place is reported, a known one in any script is found, and places are suggested while typing", async ({
  page,
}) => {
  await page.goto("/home-tuition?place=Atlantis+qqq");
  await expect(page.getByText("We do not know the place")).toBeVisible();
  const place = filters(page).locator('input[name="place"]');
  await page.setViewportSize(desk);
  await place.click();
  await place.fill("लाजपत");
  const offers = page.getByRole("listbox", { name: t("search:form.offers") }).getByRole("option");
  await expect(offers.first()).toContainText("Lajpat Nagar");
  await expect(offers.first()).toContainText("110024");
  await place.press("ArrowDown");
  await expect(offers.first()).toHaveAttribute("aria-selected", "true");
  await place.press("Enter");
  await expect(place).toHaveValue("Lajpat Nagar");
  await expect(offers).toHaveCount(0);
  await place.press("Enter");
  await expect(heading(page)).toContainText("Lajpat Nagar");
});

test("other cities of India are found in any script, and a teacher there is not shown as in Delhi (R7.10)", async ({
  page,
  request,
}) => {
  const { token } = await openPerson(request, "teacher");
  const saved = await request.put("/api/teachers/profile", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: "Vasudha Kulkarni",
      phone: "+919811100003",
      subjects: ["mathematics"],
      qualifications: ["master_degree"],
      location: { coordinates: [72.8777, 19.076], address: { fullAddress: "1 Main Road", isManual: true } },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  for (const [address, place] of [
    ["/home-tuition?place=mumbay", "Mumbai"],
    ["/ur/home-tuition?place=ممبئی", "ممبئی"],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toContainText(place);
    await expect(cards(page).filter({ hasText: "Vasudha Kulkarni" }).first()).toContainText(place);
    await expect(page.locator(".applied")).toContainText(place);
    await cards(page).getByRole("link", { name: "Vasudha Kulkarni" }).first().click();
    await expect(page.locator(".teacher-head .stone")).toContainText(place);
  }
});

test.describe("near me (section 9)", () => {
  test("goes to the place of the device, rounded", async ({ browser }) => {
    const context = await browser.newContext({
      geolocation: { latitude: 28.5706123, longitude: 77.2431987 },
      permissions: ["geolocation"],
    });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: t("search:form.nearMe") }).click();
    await expect(page).toHaveURL(/\/home-tuition\?latitude=28\.571&longitude=77\.243$/);
    await expect(heading(page)).toContainText("Lajpat Nagar");
    await expect(page.locator(".applied")).toContainText(t("search:results.atMyPlace"));
    await context.close();
  });

  test("reports when the device denies its location", async ({ browser }) => {
    const context = await browser.newContext({ permissions: [] });
    const page = await context.newPage();
    await page.goto("/home-tuition");
    await page.getByRole("button", { name: t("search:form.nearMe") }).click();
    await expect(page.getByText(t("search:form.near.denied"))).toBeVisible();
    await expect(page).toHaveURL("/home-tuition");
    await context.close();
  });
});

test.describe("signed in", () => {
  test("a student filters on the dashboard, sees relations, and Back restores; a failure offers Retry (R8.2)", async ({
    browser,
    request,
  }) => {
    const person = await signInByForm(request, "student@demo.test", "student");
    const context = await openBrowserOf(browser, person, { viewport: phone });
    const page = await context.newPage();
    const problems = watchPage(page, /ERR_FAILED/);
    await page.goto("/student-dashboard");
    await page
      .getByRole("link", { name: t("shell:header.findTeachers") })
      .last()
      .click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('.app-nav [aria-current="page"]').first()).toHaveText(t("app:places.find"));
    await expect(page).toHaveURL(/subjects=mathematics.*classes=10$/);
    await page
      .locator(".applied")
      .getByRole("link", { name: t("search:results.clear") })
      .click();
    await expect(page).toHaveURL("/student-dashboard?tab=find&everyone=true");
    await expect(page.locator(".applied, .results[aria-busy]")).toHaveCount(0);
    const everyone = await countOf(page);
    await openFilters(page);
    await expect(submit(page)).toHaveText(t("search:show.some", { count: everyone, number: everyone }));
    await choose(page, "subjects", "mathematics");
    await expect(submit(page)).not.toHaveText(t("search:show.some", { count: everyone, number: everyone }));
    const promised = await submit(page).textContent();
    await submit(page).click();
    await expect(page).toHaveURL("/student-dashboard?tab=find&subjects=mathematics");
    await expect(filters(page)).toBeHidden();
    await expect(heading(page)).not.toHaveText(new RegExp(`^${everyone} `));
    const count = await countOf(page);
    expect(promised).toBe(t("search:show.some", { count, number: count }));
    await expectAccessible(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(t("search:results.found", { count: everyone }));
    await page.clock.install();
    // The network returns with the press and not before, so that only Retry is there.
    let isPressed = false;
    await page.route("**/api/students/nearby-teachers?**", (route) => (isPressed ? route.continue() : route.abort()));
    await page.exposeFunction("notePress", () => {
      isPressed = true;
    });
    await page.addInitScript(() => addEventListener("click", () => Reflect.get(window, "notePress")(), true));
    await page.goto("/student-dashboard?tab=find&subjects=physics");
    await runAheadUntil(page, () => page.getByText(t("search:results.failed")).isVisible());
    await page.getByRole("button", { name: t("shell:actions.retry") }).click();
    await expect(cards(page).first()).toContainText("Physics");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a student's search begins with the profile's wishes, removed filters stay removed, and Back returns to the same position (R7.11)", async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, "student");
    const saved = await request.put("/api/students/profile", {
      headers: { authorization: `Bearer ${person.token}` },
      data: { phone: "+919811100077", grade: "9", subjects: ["english"], preferredDays: ["sunday"] },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    const context = await openBrowserOf(browser, person, { viewport: phone });
    const page = await context.newPage();
    await page.goto("/student-dashboard?tab=find");
    await expect(page.locator(".applied .chip")).toHaveText(["English", "Sunday", "Class 9"]);
    // One after the other before a re-render, as on a slow phone.
    await page.locator(".applied .chip a").evaluateAll(async (links) => {
      for (const link of links.reverse()) {
        (link as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(page.locator(".applied")).toHaveCount(0);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator(".applied")).toHaveCount(0);
    await page.goBack();
    // Those pressed during the first render may be in any order.
    await expect(page.locator(".applied .chip")).toHaveText([/^(English|Sunday)$/]);
    await expect(page.locator(".results[aria-busy]")).toHaveCount(0);
    const tenth = page.locator(".teacher-list > li").nth(9);
    await tenth.scrollIntoViewIfNeeded();
    const id = (await tenth.getAttribute("id")) ?? "";
    await tenth.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/teacher-profile\//);
    await page.goBack();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await context.close();
  });

  test("a place whose lookup failed is not called unknown, and Retry finds it (R8.2)", async ({ browser, request }) => {
    const person = await signInByForm(request, "student@demo.test", "student");
    const context = await openBrowserOf(browser, person, { viewport: phone });
    const page = await context.newPage();
    await page.clock.install();
    await page.route("**/api/geo/places*", (route) => route.abort());
    await page.goto("/student-dashboard?tab=find&place=jaipr");
    await runAheadUntil(page, () => page.getByText(t("search:results.failed")).isVisible());
    await expect(page.getByText("We do not know the place")).toHaveCount(0);
    const retry = page.getByRole("button", { name: t("shell:actions.retry") });
    await expect(retry).toBeVisible();
    await page.unroute("**/api/geo/places*");
    // The page may be retrying by itself: pressed until it is there.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(heading(page)).toContainText("Jaipur", { timeout: 3000 });
    }).toPass();
    await context.close();
  });

  test("a teacher finds students by subject, and nothing that names a child (R2.7)", async ({ browser, request }) => {
    const person = await signInByForm(request, "teacher@demo.test", "teacher");
    const context = await openBrowserOf(browser, person, { viewport: phone });
    const page = await context.newPage();
    const problems = watchPage(page);
    await page.goto("/teacher-dashboard?tab=find");
    await expect(cards(page).first()).toBeVisible();
    await openFilters(page);
    await choose(page, "subjects", "mathematics");
    await submit(page).click();
    await expect(page).toHaveURL("/teacher-dashboard?tab=find&subjects=mathematics");
    await expect(cards(page).first()).toContainText("Maths");
    await expect(cards(page).first().getByRole("heading")).toHaveText(/^Student \p{L}+$/u);
    await expect(cards(page).locator("img")).toHaveCount(0);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});

for (const [name, viewport] of Object.entries({ phone, desk }))
  test(`R2.1 on a ${name} a search result does not shift while it loads, and its headings go down step by step`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/home-tuition");
    await expect(page.locator(".cookie-bar")).toBeVisible();
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
    await expectHeadingsInOrder(page);
  });
