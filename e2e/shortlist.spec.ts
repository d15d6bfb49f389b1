/** The shortlist (R13.6): of a visitor, compared, merged with the account after signing in; gone with the session. */
import { expect } from "@playwright/test";
import { oneOrBoth } from "#test/random-cases.ts";
import { expectAccessible } from "./expect-no-violation.ts";
import { journeyPassword, openPerson } from "./people.ts";
import { choose, fillSignIn, openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

for (const language of oneOrBoth("ur"))
  test(`R13.6 three hearts, side by side, then the account's (${language})`, async ({ browser, request }) => {
    const student = await openPerson(request, "student");
    const { page, context, problems, t } = await openIn(browser, language);
    const prefix = language === "en" ? "" : `/${language}`;
    await page.goto(`${prefix}/home-tuition`);
    const hearts = page.locator("[data-save]");
    for (const nth of [0, 1, 2]) {
      await hearts.nth(nth).click();
      await expect(hearts.nth(nth)).toHaveAttribute("aria-pressed", "true");
    }
    const listed = await page
      .locator(".teacher-list a[href*='/teacher-profile/']")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")?.slice(-36)))]);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("shortlist") ?? ""));
    expect(stored).toHaveLength(3);
    await page.goto(`${prefix}/compare`);
    await page.waitForURL(/\?ids=/);
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await expectAccessible(page);
    // Shared: another browser, and one of them is no longer listed.
    const other = await browser.newContext({ javaScriptEnabled: false });
    const stranger = await other.newPage();
    await stranger.goto(`${prefix}/compare?ids=${stored[0]},${stored[1]},01999999-9999-7999-8999-999999999999`);
    await expect(stranger.getByRole("columnheader")).toHaveCount(3);
    await expect(stranger.getByText(t("compare:gone", { count: 1 }))).toBeVisible();
    // Five ticked are too many to compare: the page says so, and the ticks stay.
    await stranger.goto(`${prefix}/compare?ids=${listed.slice(0, 5).join(",")}`);
    await stranger.getByRole("checkbox").nth(4).check();
    await stranger.getByRole("button", { name: t("compare:submit"), exact: true }).click();
    await expect(stranger.getByText(t("compare:unfit", { count: 5 }))).toBeVisible();
    await expect(stranger.getByRole("checkbox", { checked: true })).toHaveCount(5);
    await stranger.getByRole("checkbox").first().uncheck();
    await stranger.getByRole("button", { name: t("compare:submit"), exact: true }).click();
    await expect(stranger.getByRole("columnheader")).toHaveCount(5);
    await other.close();

    await page.goto("/student-dashboard?tab=shortlist");
    await choose(page, t("accounts:role.student"));
    await fillSignIn(page, student.email, journeyPassword);
    await page.waitForURL(/tab=shortlist/);
    await expect(page.getByRole("checkbox")).toHaveCount(3);
    // A Latin name does not reorder the sentence: it begins at its language's side.
    const side = await page
      .locator(".tick > span")
      .first()
      .evaluate((label) => {
        const edge = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(label.firstChild ?? label, from);
          range.setEnd(label.firstChild ?? label, to);
          return range.getBoundingClientRect().left;
        };
        const { length } = label.textContent;
        return edge(1, 2) < edge(length - 2, length - 1) ? "left" : "right";
      });
    expect(side).toBe(language === "ur" ? "right" : "left");
    const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("auth_token"))}` };
    const saved = async () => (await (await request.get("/api/students/shortlist", { headers })).json()).ids;
    await expect.poll(saved).toEqual(stored);
    await page.locator("[data-save]").first().click();
    await expect.poll(saved).toEqual(stored.slice(1));
    expect(problems).toEqual([]);
    await context.close();
  });
