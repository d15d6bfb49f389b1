/**
 * Every screen in every language on the narrowest phones, with names of sixty letters and a script in every text that
 * anybody can write: sound, without a complaint of the browser, and no script has run (R2.1, R2.2, R7.1). English by day
 * by all rules; Hindi and Urdu by what words change, Urdu by night with its colours.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { everyScreen, type Who } from "#test/every-screen.ts";
import { someOrAll } from "#test/random-cases.ts";
import { listTextFields } from "#test/text-fields.ts";
import { type Admin, openAdmin } from "./admins.ts";
import { expectSound, expectSoundNames, expectWithin } from "./expect-no-violation.ts";
import { type Namesakes, openNamesakes, town } from "./long-names.ts";
import { openBrowserOf } from "./people.ts";
import { plantLessons } from "./plant-lessons.ts";
import { type OfficeIds, plantElsewhere, plantOffice } from "./plant-office.ts";
import { expectNothingGrown, longScript, watchDialogs } from "./plant-scripts.ts";
import { readMails } from "./read-mails.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

/** Milliseconds at most, on a machine that has much else to do. */
const perScreen = 20_000;
const planting = 300_000;
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 740 };

let namesakes: Namesakes;
let admin: Admin;
let film: string;
const officeIds = new Map<Language, OfficeIds>();

test.beforeAll(async ({ request }) => {
  test.setTimeout(planting);
  namesakes = await openNamesakes(request);
  admin = await openAdmin(request);
  const office = { planter: namesakes.planter, admin, other: await openAdmin(request) };
  for (const language of languages) {
    await plantLessons(namesakes.planter, namesakes.pairs[language]);
    officeIds.set(language, await plantOffice(office, namesakes.pairs[language]));
  }
  film = await plantElsewhere(office, namesakes.pairs.en);
});

test.afterAll(async ({ request }) => {
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await request.delete(`/api/admin/intro-videos/${film}`, { headers })).ok()).toBe(true);
});

test("a script was sent in every field of the contract that takes text (R7.1)", async ({ request }) => {
  const fields = listTextFields(await (await request.get("/api/openapi.json")).json());
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter((field) => !namesakes.planter.fields.has(field))).toEqual([]);
});

test("no mail to any of them runs a script, in a reader that would let it (R7.1)", async ({ page }) => {
  const problems: string[] = [];
  watchDialogs(page, problems);
  const readers = languages.map((language) => namesakes.pairs[language]);
  const addresses = [brand.email, ...readers.flatMap(({ student, teacher }) => [student.email, teacher.email])];
  const mails = await readMails(addresses);
  for (const { subject, html } of mails) {
    await page.setContent(html);
    await expectNothingGrown(page);
    expect(problems, subject).toEqual([]);
  }
  // With the words in it: of each letter, each review, each report and each claim in three languages.
  expect(mails.filter(({ html }) => html.includes("alert(")).length).toBeGreaterThan(25);
});

async function openAs(browser: Browser, person: Admin | null, language: Language) {
  const options = { viewport: narrow, locale: language, colorScheme: language === "ur" ? "dark" : "light" } as const;
  const context = person ? await openBrowserOf(browser, person, options) : await browser.newContext(options);
  // Answered beforehand: the question for the place would lie above the page.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("location_detected", "true");
  });
  const page = await context.newPage();
  const problems = watchPage(page, /status of 404/);
  watchDialogs(page, problems);
  return { context, page, problems };
}

/** The question is judged with the first screen; on a short one after it, it would cover half a link. */
async function declineCookies(page: Page, language: Language): Promise<void> {
  const { t } = textIn(language);
  const bar = page.getByRole("region", { name: t("shell:cookies.label") });
  await bar.getByRole("button", { name: t("shell:cookies.decline") }).click();
  await expect(bar).toBeHidden();
}

async function open(page: Page, path: string): Promise<void> {
  // Otherwise an address that differs by its #part alone would open nothing.
  if (path.includes("#")) await page.goto("about:blank");
  await page.goto(path);
  const shown = path.includes("#") ? page.getByRole("dialog") : page.getByRole("heading", { level: 1 });
  await expect(shown.first()).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  // The question before leaving, which stands on this page for those who are signed in.
  for (const way of await page
    .locator(".account-way .button")
    .all()
    .then((ways) => ways.slice(-1)))
    await way.click();
}

/** Addresses that say what was typed, and the search that finds who was planted. */
const planted: Partial<Record<Who, string[]>> = {
  visitor: [
    `/home-tuition?place=${town}`,
    `/home-tuition?${new URLSearchParams({ searchQuery: longScript, place: longScript })}`,
    `/help?${new URLSearchParams({ q: longScript })}`,
  ],
  admin: [`/admin/people?${new URLSearchParams({ q: longScript.slice(0, 100) })}`],
};

/** The office's thirty screens in one script from left to right, and in the other direction. */
const officeLanguages = someOrAll<readonly Language[]>(["en", "ur"], languages);
const walkers = (language: Language): Who[] =>
  officeLanguages.includes(language) ? ["visitor", "student", "teacher", "admin"] : ["visitor", "student", "teacher"];

for (const language of languages) {
  for (const who of walkers(language)) {
    test(`every screen of a ${who} in ${language}: no axe violation, no console error, nothing scrolls sideways (R2.1)`, async ({
      browser,
    }) => {
      const { student, teacher } = namesakes.pairs[language];
      const person = { visitor: null, student, teacher, admin }[who];
      const { context, page, problems } = await openAs(browser, person, language);
      const office = officeIds.get(language);
      const every = [
        ...everyScreen({ teacher: teacher.user.id, student: student.user.id, ...(office && { office }) }),
        ...(planted[who] ?? []).map((path) => ({ who, path })),
      ];
      const screens = every.filter((screen) => screen.who === who);
      test.setTimeout(screens.length * perScreen);
      for (const [nth, { path }] of screens.entries()) {
        await test.step(path, async () => {
          if (nth === 1 && person === null) await declineCookies(page, language);
          await open(page, path);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          if (language === "en") {
            await expectWithin(page);
            await page.setViewportSize(phone);
            await expectSound(page, "html");
            await page.setViewportSize(narrow);
          } else await expectSoundNames(page, { colours: language === "ur" });
          await expectNothingGrown(page);
          expect(problems, path).toEqual([]);
        });
      }
      await context.close();
    });
  }
}
