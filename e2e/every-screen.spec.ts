/**
 * Every screen in every language on the narrowest phones, with names of sixty letters: sound, and without a complaint of
 * the browser (R2.1, R2.2). English by day and by night, Hindi by day, Urdu by night; colours are those of English.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { everyScreen, type Who } from "#test/every-screen.ts";
import { expectSoundDayAndNight, expectSoundWords, expectWithin } from "./expect-no-violation.ts";
import { type Namesakes, openNamesakes } from "./long-names.ts";
import { openBrowserOf, type Person } from "./people.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

/** Milliseconds at most, on a machine that has much else to do. */
const perScreen = 20_000;
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 740 };

let namesakes: Namesakes;

test.beforeAll(async ({ request }) => {
  namesakes = await openNamesakes(request);
});

async function openAs(browser: Browser, person: Person | null, language: Language) {
  const options = { viewport: narrow, locale: language, colorScheme: language === "ur" ? "dark" : "light" } as const;
  const context = person ? await openBrowserOf(browser, person, options) : await browser.newContext(options);
  // Answered beforehand: the question for the place would lie above the page.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("location_detected", "true");
  });
  const page = await context.newPage();
  return { context, page, problems: watchPage(page, /status of 404/) };
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

for (const language of languages) {
  for (const who of ["visitor", "student", "teacher"] satisfies Who[]) {
    test(`every screen of a ${who} in ${language}: no axe violation, no console error, nothing scrolls sideways (R2.1)`, async ({
      browser,
    }) => {
      const { student, teacher } = namesakes[language];
      const person = { visitor: null, student, teacher }[who];
      const { context, page, problems } = await openAs(browser, person, language);
      const every = everyScreen({ teacher: teacher.user.id, student: student.user.id });
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
            await expectSoundDayAndNight(page);
            await page.setViewportSize(narrow);
          } else await expectSoundWords(page);
          expect(problems, path).toEqual([]);
        });
      }
      await context.close();
    });
  }
}
