/** A page is sound: axe finds nothing against WCAG 2.2 AA, and nothing scrolls sideways. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rules = { runOnly: string[]; rules?: Record<string, { enabled: boolean }> };

/** All that look at colours, which cost as much as all others; those find the same in every theme, these in every language. */
const colours = ["color-contrast", "link-in-text-block"];
const allRules: Rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] };
const otherRules: Rules = { ...allRules, rules: Object.fromEntries(colours.map((id) => [id, { enabled: false }])) };

/** What is said to whoever does not see, and in which language, and colours, which are others by night: all else of `otherRules` is drawn by the same hand in every language. */
const namingRules: Rules = {
  runOnly: [
    ...colours,
    ...["html-has-lang", "html-lang-valid", "valid-lang", "document-title", "label", "select-name", "summary-name"],
    ...["link-name", "button-name", "input-button-name", "image-alt", "role-img-alt", "svg-img-alt", "frame-title"],
    ...["aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "aria-meter-name"],
  ],
};

/** What a journey has changed: an open dialog, behind which nothing can be reached, or what stands in the frame, which every-screen.spec.ts judges. */
const changedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isThere = (part: string) => document.querySelector(part) !== null;
    // With the strip of an app, which is another in every place.
    const inner = ["dialog[open]", ".app-column", "main", "body"].find(isThere) ?? "html";
    return [inner, ".toasts-own", ".toasts-live"].filter(isThere);
  });

/** Of a long list the first three: the others are drawn by the same hand, and half of the time goes into them. */
const repeated = "li:nth-child(n + 4)";

/**
 * What is not judged, taken away from a document that is left next: axe reads all that is there before it judges a part.
 * Never from an app, which would miss it.
 */
export async function takeAwayRest(page: Page, part?: string): Promise<void> {
  const parts = part === undefined ? await changedParts(page) : [part];
  await page.evaluate(
    ({ parts, repeated }) => {
      const kept = parts.flatMap((each) => [...document.querySelectorAll(each)]);
      const isApart = (element: Element) => !kept.some((one) => one.contains(element) || element.contains(one));
      for (const element of document.body.querySelectorAll("*"))
        if (element.matches(repeated) || isApart(element)) element.remove();
    },
    { parts, repeated },
  );
}

async function expectNone(page: Page, parts: string[], rules: Rules): Promise<void> {
  // Once a page, as it takes longer to read than most pages take to check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // A colour on its way to another one is no colour of ours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const context = { include: parts, exclude: [repeated] };
  // A third of the time: what passed is not described, and sheets are not fetched again.
  const options = { ...rules, resultTypes: ["violations"], preload: false };
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    },
    { context, options },
  );
  // Softly: one run names them all.
  expect.soft(found, page.url()).toEqual([]);
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

export async function expectAccessible(page: Page, part?: string): Promise<void> {
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

/** Of a screen that is judged in full in another language: its names, and its colours, which are others by night. */
export async function expectSoundNames(page: Page, part?: string): Promise<void> {
  await expectNone(page, part === undefined ? await changedParts(page) : [part], namingRules);
}
