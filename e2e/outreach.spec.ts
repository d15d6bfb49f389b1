/** Outreach (R11.2, R11.3): a video uploaded in the office appears on the home page, and search engines are notified, each answer explained. */
import { expect, type Page } from "@playwright/test";
import { addressIn } from "#contract/language.ts";
import { localKeys } from "#contract/limits.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";
import { oneOrBoth } from "#test/random-cases.ts";
import { openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

/** Returns the token. */
async function enterOffice(page: Page, path: string): Promise<string> {
  const data = { email: demoAccounts.admin, password: demoPassword, role: "admin" };
  const { token, user } = await (await page.request.post("/api/auth/login", { data })).json();
  await page.addInitScript(
    ([tokenKey = "", userKey = "", kept = "", who = ""]) => {
      localStorage.setItem(tokenKey, kept);
      localStorage.setItem(userKey, who);
    },
    [localKeys.token, localKeys.user, token, JSON.stringify(user)],
  );
  await page.goto(path);
  return token;
}

/** The fake service's next answer. */
const answerBy = (page: Page, answer: number) => page.request.put("/demo/indexnow", { data: { answer } });

for (const language of oneOrBoth("en")) {
  test(`R11.2 a video is uploaded, published, played from the home page, and removed, in ${language}`, async ({
    browser,
  }) => {
    const { context, page, problems, t } = await openIn(browser, language);
    const title = `Journey ${language} ${Date.now()}`;
    await enterOffice(page, "/admin/intro-videos");
    await page.getByText(t("outreach:videos.byFile"), { exact: true }).click();
    await page.locator("#upload-video").setInputFiles("demo/videos/agree.webm");
    await expect(page.locator(".video-poster img")).toBeVisible();
    await page.locator(`#upload-${language}`).fill(title);
    await page.locator("#upload-published").check();
    await page.getByRole("button", { name: t("outreach:videos.upload"), exact: true }).click();
    const row = page.locator(".video-row", { hasText: title });
    await expect(row).toContainText(t("outreach:videos.published"));
    await row.getByRole("button", { name: t("outreach:videos.up", { title }) }).click();
    const picture = row.locator("img");
    const drawn = await picture.getAttribute("src");
    await row.getByRole("button", { name: t("outreach:videos.editNamed", { title }) }).click();
    await page.locator("#edit-poster").setInputFiles("docs/home.png");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("outreach:videos.save") })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(picture).not.toHaveAttribute("src", drawn ?? "");

    const visitor = await openIn(browser, language);
    const fetched: string[] = [];
    visitor.page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await expect(async () => {
      await visitor.page.goto(addressIn(language, "/"));
      await visitor.page.locator("a[data-films]").scrollIntoViewIfNeeded();
      await expect(visitor.page.locator(".films a", { hasText: title })).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(fetched.filter((path) => path.startsWith("/videos/video-"))).toEqual([]);
    await visitor.page.locator(".films a", { hasText: title }).click();
    const video = visitor.page.locator("video");
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(fetched.some((path) => path.startsWith("/videos/video-"))).toBe(true);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();

    await row.getByRole("button", { name: t("outreach:videos.deleteNamed", { title }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("outreach:videos.delete"), exact: true })
      .click();
    await expect(row).toHaveCount(0);
    expect(problems).toEqual([]);
    await context.close();
  });
}

/** Accepted answers come last. */
const answers = [
  [400, "bad"],
  [403, "forbidden"],
  [422, "mismatch"],
  [429, "many"],
  [301, "moved"],
  [500, "broken"],
  [202, "accepted"],
] as const;

for (const language of oneOrBoth("ur")) {
  test(`R11.3 a page is submitted to search engines, and each answer is explained, in ${language}`, async ({
    browser,
  }) => {
    const { context, page, problems, t } = await openIn(browser, language);
    const token = await enterOffice(page, "/admin/indexnow");
    const automatic = page.locator("#field-automatic");
    await automatic.uncheck();
    await expect(automatic).not.toHaveAttribute("aria-busy", "true");
    const send = (data: object) =>
      page.request.post("/api/admin/indexnow/submit", { data, headers: { authorization: `Bearer ${token}` } });
    // A fresh installation has hundreds of pages to submit, before which this one would not be on the first page.
    await answerBy(page, 202);
    await send({});
    // A refused page stays in the queue: one that only this journey sends.
    await answerBy(page, 500);
    await send({ urls: [`/help-${language}`] });
    await page.reload();
    const own = page.locator(".told-paths li", { hasText: `/help-${language}` });
    for (const [code, name] of answers) {
      await answerBy(page, code);
      await own.getByRole("checkbox").check();
      await page.getByRole("button", { name: t("outreach:indexnow.sendChosen", { count: 1 }) }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("outreach:indexnow.send"), exact: true })
        .click();
      const newest = page.locator(".told-table tbody tr").first();
      await expect(newest).toContainText(String(code));
      await expect(newest).toContainText(t(`outreach:indexnow.codes.${name}`));
    }
    await expect(own).toHaveCount(0);
    await automatic.check();
    await expect(automatic).not.toHaveAttribute("aria-busy", "true");
    await expect(automatic).toBeChecked();
    expect(problems).toEqual([]);
    await context.close();
  });
}

for (const language of oneOrBoth("en")) {
  test(`R11.4 the UPI address is set with a reason, applied at once, and restored, in ${language}`, async ({
    browser,
  }) => {
    const { context, page, problems, t } = await openIn(browser, language);
    await enterOffice(page, "/admin/settings");
    const name = t("money:settings.names.upi_address");
    const row = page.locator(".office-row", { has: page.getByRole("heading", { name }) });
    const shownAddress = async () => (await (await page.request.get("/api/public/operator")).json()).upiAddress;
    await row.getByRole("button", { name: t("money:settings.changeNamed", { name }) }).click();
    const dialog = page.getByRole("dialog");
    const change = dialog.getByRole("button", { name: t("money:settings.change"), exact: true });
    await dialog.getByLabel(name).fill("no address");
    await change.click();
    await expect(dialog.getByText(t("validation:upi_invalid"))).toBeVisible();
    await expect(dialog.getByText(t("validation:required"))).toBeVisible();
    await dialog.getByLabel(name).fill("house@bank");
    await dialog.getByLabel(t("money:settings.reason")).fill("A new account");
    await change.click();
    await expect(row).toContainText("house@bank");
    await expect.poll(shownAddress).toBe("house@bank");
    await row.getByRole("button", { name: t("money:settings.undoNamed", { name }) }).click();
    await dialog.getByRole("button", { name: t("money:settings.undo"), exact: true }).click();
    await expect(row).toContainText(t("money:settings.none"));
    await expect.poll(shownAddress).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });
}
