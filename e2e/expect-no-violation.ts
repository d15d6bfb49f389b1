/** Page checks: axe finds no violation of WCAG 2.2 AA, and nothing scrolls sideways. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rules = { runOnly: string[]; rules?: Record<string, { enabled: boolean }> };

/** The colour rules cost as much as all others: they run per theme, the others per language. */
const colours = ["color-contrast", "link-in-text-block"];
const allRules: Rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] };
const otherRules: Rules = { ...allRules, rules: Object.fromEntries(colours.map((id) => [id, { enabled: false }])) };

/** Names, languages and colours, which differ by language and theme; `otherRules` have the same result in every language. */
const namingRules: Rules = {
  runOnly: [
    ...colours,
    ...["html-has-lang", "html-lang-valid", "valid-lang", "document-title", "label", "select-name", "summary-name"],
    ...["link-name", "button-name", "input-button-name", "image-alt", "role-img-alt", "svg-img-alt", "frame-title"],
    ...["aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "aria-meter-name"],
  ],
};

/** What a journey changed: an open dialog, or what the app shell shows beyond every-screen.spec.ts. */
const changedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isThere = (part: string) => document.querySelector(part) !== null;
    // With the tab strip of an app, which differs per navigation item.
    const inner = ["dialog[open]", ".app-column", "main", "body"].find(isThere) ?? "html";
    return [inner, ".toasts-own", ".toasts-live"].filter(isThere);
  });

/** The first three items of a long list: the others use the same component and would take half of the time. */
const repeated = "li:nth-child(n + 4)";

/**
 * Removes what is not checked from a document that is about to be left: axe reads the whole tree first.
 * Never from an app, which needs it.
 */
export async function takeAwayRest(page: Page, part?: string): Promise<void> {
  const parts = part === undefined ? await changedParts(page) : [part];
  await page.evaluate(
    ({ parts, repeated }) => {
      const retained = parts.flatMap((each) => [...document.querySelectorAll(each)]);
      const isApart = (element: Element) => !retained.some((one) => one.contains(element) || element.contains(one));
      for (const element of document.body.querySelectorAll("*"))
        if (element.matches(repeated) || isApart(element)) element.remove();
    },
    { parts, repeated },
  );
}

async function expectNone(page: Page, parts: string[], rules: Rules): Promise<void> {
  // Once per page: parsing axe takes longer than most checks.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // A colour in transition is not one of ours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const context = { include: parts, exclude: [repeated] };
  // Saves a third of the time: passes are not described, and stylesheets are not fetched again.
  const options = { ...rules, resultTypes: ["violations"], preload: false };
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    },
    { context, options },
  );
  // A soft assertion: one run lists all violations.
  expect.soft(found, page.url()).toEqual([]);
}

export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  await expectNone(page, part === undefined ? await changedParts(page) : [part], allRules);
}

/** Nothing scrolls sideways; elements that overflow are named. */
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
  // A soft assertion, as for violations.
  expect.soft(wide, page.url()).toEqual([]);
}

export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolation(page, part);
  await expectWithin(page);
}

/** Heading levels go down one step at a time. */
export const expectHeadingsInOrder = (page: Page): Promise<void> =>
  expectNone(page, ["html"], { runOnly: ["heading-order"] });

/** Without colours, which are checked elsewhere. */
export async function expectSoundWords(page: Page): Promise<void> {
  await expectNone(page, ["html"], otherRules);
  await expectWithin(page);
}

/** For a screen that is checked in full in another language: only names and colours. */
export async function expectSoundNames(page: Page, part?: string): Promise<void> {
  await expectNone(page, part === undefined ? await changedParts(page) : [part], namingRules);
}
