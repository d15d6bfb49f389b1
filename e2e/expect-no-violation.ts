/** axe finds nothing against WCAG 2.2 AA on the page, or in a part of it. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

export async function expectNoViolation(page: Page, part = "html"): Promise<void> {
  const found = await new AxeBuilder({ page })
    .include(part)
    // A third of the time: what passed is not described, sheets are not fetched again, and pages without frames need no second page.
    .options({ runOnly: rules, resultTypes: ["violations"], preload: false })
    .setLegacyMode(true)
    .analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
