/** A page is sound: axe finds nothing against WCAG 2.2 AA, and nothing scrolls sideways. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axe = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

type Rules = { runOnly: string[]; rules?: Record<string, { enabled: boolean }> };

/** All that look at colours, which cost as much as all others; those find the same in every theme, these in every language. */
const colours = ["color-contrast", "link-in-text-block"];
const allRules: Rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] };
const otherRules: Rules = { ...allRules, rules: Object.fromEntries(colours.map((id) => [id, { enabled: false }])) };

/** What is said to whoever does not see, and in which language: all else of `otherRules` is drawn by the same hand in every language. */
const namingRules: Rules = {
  runOnly: [
    ...["html-has-lang", "html-lang-valid", "valid-lang", "document-title", "label", "select-name", "summary-name"],
    ...["link-name", "button-name", "input-button-name", "image-alt", "role-img-alt", "svg-img-alt", "frame-title"],
    ...["aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "aria-meter-name"],
  ],
};

/** What a journey has changed: an open dialog, behind which nothing can be reached, or what stands in the frame, which every-screen.spec.ts judges. */
const changedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isThere = (part: string) => document.querySelector(part) !== null;
    const inner = ["dialog[open]", "main", "body"].find(isThere) ?? "html";
    return [inner, ".toasts-own", ".toasts-live"].filter(isThere);
  });

async function expectNone(page: Page, parts: string[], rules: Rules): Promise<void> {
  // Once a page, as it takes longer to read than most pages take to check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // A colour on its way to another one is no colour of ours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const judge = new AxeBuilder({ page, axeSource: "0" });
  for (const part of parts) judge.include(part);
  const found = await judge
    // Of a long list the first three: the others are drawn by the same hand, and half of the time goes into them.
    .exclude("li:nth-child(n + 4)")
    // A third of the time: what passed is not described, sheets are not fetched again, and pages without frames need no second page.
    .options({ ...rules, resultTypes: ["violations"], preload: false })
    .setLegacyMode(true)
    .analyze();
  expect
    .soft(
      found.violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
      page.url(),
    )
    .toEqual([]);
}

export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  await expectNone(page, part === undefined ? await changedParts(page) : [part], allRules);
}

/** Nothing scrolls sideways; what reaches out is named. */
export async function expectWithin(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const reaches = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > innerWidth);
    };
    const reaching = [...document.body.querySelectorAll("*")].filter(
      (element) => reaches(element) && ![...element.children].some(reaches),
    );
    return [`${scrollWidth} of ${innerWidth}`, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 150)).slice(0, 3)];
  });
  // Softly, as are violations: one run names them all.
  expect.soft(wide, page.url()).toEqual([]);
}

export async function expectSound(page: Page, part?: string): Promise<void> {
  await expectNoViolation(page, part);
  await expectWithin(page);
}

/** Headings go down one step at a time. */
export const expectHeadingsInOrder = (page: Page): Promise<void> =>
  expectNone(page, ["html"], { runOnly: ["heading-order"] });

/** But for its colours, which are looked at elsewhere. */
export async function expectSoundWords(page: Page): Promise<void> {
  await expectNone(page, ["html"], otherRules);
  await expectWithin(page);
}

/** Of a screen that is judged in full in another language: its names, and its colours where they are others there. */
export async function expectSoundNames(page: Page, { colours: own }: { colours: boolean }): Promise<void> {
  const { runOnly } = namingRules;
  await expectNone(page, ["html"], { runOnly: own ? [...runOnly, ...colours] : runOnly });
  await expectWithin(page);
}
