/**
 * Every screen in every language on the narrowest phones, with names of 60 characters and a script in every user-written
 * text: no violation, no console error, and no script has run (R2.1, R2.2, R7.1). English in light mode by all rules; Urdu
 * in dark mode by names and colours; Hindi by layout. Public pages and English apps are opened by address, other apps are
 * navigated on the client.
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
import { expectNothingGrown, longScript, watchDialogs } from "./inject-scripts.ts";
import { type Namesakes, openNamesakes, town } from "./long-names.ts";
import { openBrowserOf } from "./people.ts";
import { readMails } from "./read-mails.ts";
import { seedLessons } from "./seed-lessons.ts";
import { type OfficeIds, seedElsewhere, seedOffice } from "./seed-office.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

/** Milliseconds at most, on a busy machine. */
const perScreen = 20_000;
const seedTimeout = 300_000;
/** Limit in milliseconds for one screen to render, on a busy machine too. */
const standing = 60_000;
const narrow = { width: 320, height: 640 };

let namesakes: Namesakes;
let admin: Admin;
let videoId: string;
const officeIds = new Map<Language, OfficeIds>();

test.beforeAll(async ({ request }) => {
  test.setTimeout(seedTimeout);
  namesakes = await openNamesakes(request);
  admin = await openAdmin(request);
  const office = { planter: namesakes.planter, admin, other: await openAdmin(request) };
  for (const language of languages) {
    await seedLessons(namesakes.planter, namesakes.pairs[language]);
    officeIds.set(language, await seedOffice(office, namesakes.pairs[language]));
  }
  videoId = await seedElsewhere(office, namesakes.pairs.en);
});

test.afterAll(async ({ request }) => {
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await request.delete(`/api/admin/intro-videos/${videoId}`, { headers })).ok()).toBe(true);
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
  // Contains the items: each contact message, review, report and claim in three languages.
  expect(mails.filter(({ html }) => html.includes("alert(")).length).toBeGreaterThan(25);
});

async function openAs(browser: Browser, person: Admin | null, language: Language) {
  const options = { viewport: narrow, locale: language, colorScheme: language === "ur" ? "dark" : "light" } as const;
  const context = person ? await openBrowserOf(browser, person, options) : await browser.newContext(options);
  // Answered beforehand: the location dialog would cover the page.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("location_detected", "true");
  });
  const page = await context.newPage();
  const problems = watchPage(page, /status of 404/);
  watchDialogs(page, problems);
  return { context, page, problems };
}

/** The cookie bar is checked with the first screen only; on a later short one it would cover half a link. */
async function declineCookies(page: Page, language: Language): Promise<void> {
  const { t } = textIn(language);
  const bar = page.getByRole("region", { name: t("shell:cookies.label") });
  await bar.getByRole("button", { name: t("shell:cookies.decline") }).click();
  await expect(bar).toBeHidden();
}

/** Navigates on the client, so that start-up is paid once for many screens. */
async function navigateTo(page: Page, path: string): Promise<void> {
  // Server-rendered HTML is visible before hydration.
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(async (to) => {
    for (const heading of document.querySelectorAll("h1")) heading.dataset.left = "";
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    await router.navigate(to);
  }, path);
}

/** Rendered in its language, with a title, and nothing is loading. */
async function expectRendered(page: Page, path: string, language: Language): Promise<void> {
  const shown = path.includes("#") ? "[role=dialog], dialog[open]" : "h1:not([data-left])";
  const missing = await page.evaluate(
    async ({ shown, language, patience }) => {
      const snapshot = () => [
        ...(document.documentElement.lang === language ? [] : ["its language"]),
        ...(document.title.trim() === "" ? ["a title"] : []),
        ...([...document.querySelectorAll(shown)].some((part) => part.checkVisibility({ visibilityProperty: true }))
          ? []
          : [shown]),
        ...(document.querySelector(".skeleton") === null ? [] : ["what its skeletons stand for"]),
      ];
      const deadline = Date.now() + patience;
      while (snapshot().length > 0 && Date.now() < deadline) await new Promise((again) => setTimeout(again, 25));
      return snapshot();
    },
    { shown, language, patience: standing },
  );
  expect(missing, path).toEqual([]);
}

/** The tabs of a dashboard are rendered again; other screens keep their heading when only their query changes. */
const isRenderedAgain = (page: Page, path: string) =>
  path.includes("-dashboard?") || new URL(path, page.url()).pathname !== new URL(page.url()).pathname;

async function open(page: Page, path: string, { language, walks }: { language: Language; walks: boolean }) {
  // Otherwise an address that differs only by its #hash would not load.
  if (path.includes("#")) await page.goto("about:blank");
  if (walks && isRenderedAgain(page, path)) await navigateTo(page, path);
  else await page.goto(path);
  await expectRendered(page, path, language);
  // The unsaved-changes dialog appears on this page for signed-in people.
  if (path !== "/account-status") return;
  for (const way of await page
    .locator(".account-way .button")
    .all()
    .then((ways) => ways.slice(-1)))
    await way.click();
}

/** Addresses with typed queries, and the search that finds the seeded people. */
const seeded: Partial<Record<Who, string[]>> = {
  visitor: [
    `/home-tuition?place=${town}`,
    `/home-tuition?${new URLSearchParams({ searchQuery: longScript, place: longScript })}`,
    `/help?${new URLSearchParams({ q: longScript })}`,
  ],
  admin: [`/admin/people?${new URLSearchParams({ q: longScript.slice(0, 100) })}`],
};

/** The 30 office screens, in one left-to-right and one right-to-left script. */
const officeLanguages = someOrAll<readonly Language[]>(["en", "ur"], languages);
const readersIn = (language: Language): Who[] =>
  officeLanguages.includes(language) ? ["visitor", "student", "teacher", "admin"] : ["visitor", "student", "teacher"];

/** English members open each screen by its address, like a link in a mail. */
const navigatesIn = (who: Who, language: Language) => who === "admin" || (who !== "visitor" && language !== "en");

type Judged = { language: Language; part: string | undefined; isDocument: boolean };

async function expectSoundIn(page: Page, { language, part, isDocument }: Judged): Promise<void> {
  await expectWithin(page);
  if (language === "hi") return;
  if (isDocument) await takeAwayRest(page, part);
  await (language === "en" ? expectNoViolation(page, part) : expectSoundNames(page, part));
}

for (const language of languages) {
  for (const who of readersIn(language)) {
    test(`every screen of a ${who} in ${language}: no axe violation, no console error, nothing scrolls sideways (R2.1)`, async ({
      browser,
    }) => {
      const { student, teacher } = namesakes.pairs[language];
      const person = { visitor: null, student, teacher, admin }[who];
      const { context, page, problems } = await openAs(browser, person, language);
      const office = officeIds.get(language);
      const every = [
        ...everyScreen({ teacher: teacher.user.id, student: student.user.id, ...(office && { office }) }),
        ...(seeded[who] ?? []).map((path) => ({ who, path, kind: who === "visitor" ? "document" : "app" })),
      ];
      const screens = every.filter((screen) => screen.who === who);
      test.setTimeout(screens.length * perScreen);
      for (const [nth, { path, kind }] of screens.entries()) {
        await test.step(path, async () => {
          if (nth === 1 && person === null) await declineCookies(page, language);
          await open(page, path, { language, walks: nth > 0 && navigatesIn(who, language) });
          await expectNothingGrown(page);
          // The app shell is checked once: it is the same around all screens.
          const part = nth === 0 ? "html" : undefined;
          await expectSoundIn(page, { language, part, isDocument: kind === "document" && !path.includes("#") });
          expect(problems, path).toEqual([]);
        });
      }
      await context.close();
    });
  }
}
