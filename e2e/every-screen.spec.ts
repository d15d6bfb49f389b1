/**
 * Every screen in every language on the narrowest phones, with names of sixty letters and a script in every text that
 * anybody can write: sound, without a complaint of the browser, and no script has run (R2.1, R2.2, R7.1). English by day
 * by all rules; Urdu by night by its names and colours; Hindi by what its words need of room. Its documents and the English
 * apps are opened each by its address, the other apps are walked through.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { everyScreen, type Who } from "#test/every-screen.ts";
import { someOrAll } from "#test/random-cases.ts";
import { listTextFields } from "#test/text-fields.ts";
import { type Admin, openAdmin } from "./admins.ts";
import { expectNoViolation, expectSoundNames, expectWithin, takeAwayRest } from "./expect-no-violation.ts";
import { type Namesakes, openNamesakes, town } from "./long-names.ts";
import { openBrowserOf } from "./people.ts";
import { expectNothingGrown, longScript, watchDialogs } from "./plant-scripts.ts";
import { readMails } from "./read-mails.ts";
import { seedLessons } from "./seed-lessons.ts";
import { type OfficeIds, seedElsewhere, seedOffice } from "./seed-office.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

/** Milliseconds at most, on a machine that has much else to do. */
const perScreen = 20_000;
const planting = 300_000;
/** For one screen to stand: it comes within this on a busy machine too, or never. */
const standing = 60_000;
const narrow = { width: 320, height: 640 };

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
    await seedLessons(namesakes.planter, namesakes.pairs[language]);
    officeIds.set(language, await seedOffice(office, namesakes.pairs[language]));
  }
  film = await seedElsewhere(office, namesakes.pairs.en);
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

/** As a link would, inside the app that stands there: what it took to start is spent once for many screens. */
async function walk(page: Page, path: string): Promise<void> {
  // A home that the server wrote stands before the app does.
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(async (to) => {
    for (const heading of document.querySelectorAll("h1")) heading.dataset.left = "";
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    await router.navigate(to);
  }, path);
}

/** Stands there in its language, with a title, and nothing of it is still on its way. */
async function expectStanding(page: Page, path: string, language: Language): Promise<void> {
  const shown = path.includes("#") ? "[role=dialog], dialog[open]" : "h1:not([data-left])";
  const missing = await page.evaluate(
    async ({ shown, language, patience }) => {
      const look = () => [
        ...(document.documentElement.lang === language ? [] : ["its language"]),
        ...(document.title.trim() === "" ? ["a title"] : []),
        ...([...document.querySelectorAll(shown)].some((part) => part.checkVisibility({ visibilityProperty: true }))
          ? []
          : [shown]),
        ...(document.querySelector(".skeleton") === null ? [] : ["what its skeletons stand for"]),
      ];
      const deadline = Date.now() + patience;
      while (look().length > 0 && Date.now() < deadline) await new Promise((again) => setTimeout(again, 25));
      return look();
    },
    { shown, language, patience: standing },
  );
  expect(missing, path).toEqual([]);
}

/** The tabs of a dashboard are drawn anew; other screens keep their heading when only their question changes. */
const isDrawnAnew = (page: Page, path: string) =>
  path.includes("-dashboard?") || new URL(path, page.url()).pathname !== new URL(page.url()).pathname;

async function open(page: Page, path: string, { language, walks }: { language: Language; walks: boolean }) {
  // Otherwise an address that differs by its #part alone would open nothing.
  if (path.includes("#")) await page.goto("about:blank");
  if (walks && isDrawnAnew(page, path)) await walk(page, path);
  else await page.goto(path);
  await expectStanding(page, path, language);
  // The question before leaving, which stands on this page for those who are signed in.
  if (path !== "/account-status") return;
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

/** English members open each screen by its address, as who presses a link of a mail does: it brings along what it needs. */
const walksIn = (who: Who, language: Language) => who === "admin" || (who !== "visitor" && language !== "en");

type Judged = { language: Language; part: string | undefined; isDocument: boolean };

async function expectSoundIn(page: Page, { language, part, isDocument }: Judged): Promise<void> {
  await expectWithin(page);
  if (language === "hi") return;
  if (isDocument) await takeAwayRest(page, part);
  await (language === "en" ? expectNoViolation(page, part) : expectSoundNames(page, part));
}

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
        ...(planted[who] ?? []).map((path) => ({ who, path, kind: who === "visitor" ? "document" : "app" })),
      ];
      const screens = every.filter((screen) => screen.who === who);
      test.setTimeout(screens.length * perScreen);
      for (const [nth, { path, kind }] of screens.entries()) {
        await test.step(path, async () => {
          if (nth === 1 && person === null) await declineCookies(page, language);
          await open(page, path, { language, walks: nth > 0 && walksIn(who, language) });
          await expectNothingGrown(page);
          // The frame is judged once: around all other screens it is the same.
          const part = nth === 0 ? "html" : undefined;
          await expectSoundIn(page, { language, part, isDocument: kind === "document" && !path.includes("#") });
          expect(problems, path).toEqual([]);
        });
      }
      await context.close();
    });
  }
}
