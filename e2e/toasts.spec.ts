/** Where a toast appears and how long (R2.12): away from what was pressed or is being filled in, and gone in time whatever the pointer does. */
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { directionOf } from "#contract/language.ts";
import { toastLimits as limits, localKeys, sessionKeys } from "#contract/limits.ts";
import type { Language } from "#contract/vocabulary.ts";
import { openIn, toastOf } from "./sign-in-steps.ts";
import { test } from "./test.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** The gallery page, in the language's direction and without the cookie bar. */
async function openGallery(browser: Browser, language: Language, viewport: typeof phone) {
  const opened = await openIn(browser, language, { viewport });
  await opened.context.addInitScript((key) => localStorage.setItem(key, "false"), localKeys.consent);
  await opened.page.goto("/demo/ui");
  await opened.page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => /^__react/.test(key)),
  );
  await opened.page.evaluate((dir) => Object.assign(document.documentElement, { dir }), directionOf(language));
  return opened;
}

async function expectApart(page: Page, elements: Locator[]): Promise<void> {
  const shown = await toastOf(page).boundingBox();
  for (const element of elements) {
    const other = await element.boundingBox();
    if (shown === null || other === null) throw new Error("nothing is shown");
    const isApart =
      shown.x + shown.width <= other.x ||
      other.x + other.width <= shown.x ||
      shown.y + shown.height <= other.y ||
      other.y + other.height <= shown.y;
    expect(isApart, `the toast at ${JSON.stringify(shown)} covers ${JSON.stringify(other)}`).toBe(true);
    expect(shown.y).toBeGreaterThanOrEqual(0);
    expect(shown.y + shown.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
}

for (const [viewport, language] of [
  [phone, "en"],
  [desktop, "ur"],
] as const) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`R2.12 a toast never covers the button that caused it (${size}, ${language})`, async ({ browser }) => {
    const { context, page } = await openGallery(browser, language, viewport);
    const button = page.getByRole("button", { name: "Success", exact: true });
    // Tested at both toast positions in turn.
    for (const at of ["insetBlockEnd", "insetBlockStart"] as const) {
      await button.evaluate((element, side) => {
        const place = { position: "fixed", insetInlineEnd: "2rem", insetBlock: "auto", zIndex: "1" };
        Object.assign(element.style, place, { [side]: "5.5rem" });
      }, at);
      await button.click();
      await expect(toastOf(page)).toBeVisible();
      await expectApart(page, [button]);
      await toastOf(page).getByRole("button").click();
      await expect(toastOf(page)).toHaveCount(0);
    }
    await context.close();
  });

  test(`R2.12 a toast closes under a resting pointer, and waits while it has the focus (${size}, ${language})`, async ({
    browser,
  }) => {
    const { context, page } = await openGallery(browser, language, viewport);
    const button = page.getByRole("button", { name: "Success", exact: true });
    await expect(button).toBeVisible();
    await page.clock.install();
    await button.click();
    await toastOf(page).hover();
    await page.clock.fastForward(limits.duration);
    await expect(toastOf(page)).toHaveCount(0);

    await button.press("Enter");
    await page.keyboard.press("F8");
    await expect(toastOf(page).getByRole("button")).toBeFocused();
    await page.clock.fastForward(10 * limits.duration);
    await expect(toastOf(page)).toBeVisible();
    await button.focus();
    await page.clock.fastForward(limits.duration);
    await expect(toastOf(page)).toHaveCount(0);
    await context.close();
  });

  test(`R2.12 R4.4 after a deactivation password and button are visible, not covered by a toast (${size}, ${language})`, async ({
    browser,
  }) => {
    const { context, page, problems, t } = await openIn(browser, language, { viewport });
    await page.goto("/help");
    await page.evaluate(
      ([leaver, waiting, words]) => {
        sessionStorage.setItem(leaver, JSON.stringify({ email: "asha@example.test", role: "student" }));
        sessionStorage.setItem(waiting, JSON.stringify({ ...words, variant: "destructive" }));
      },
      [
        sessionKeys.leaver,
        sessionKeys.waitingToast,
        { title: t("accounts:toasts.accountDeactivated.title"), text: t("errors:account_deactivated") },
      ] as const,
    );
    await page.goto("/account-status");
    await expect(toastOf(page)).toBeVisible();
    await expectApart(page, [page.locator('input[name="password"]'), page.locator('main button[type="submit"]')]);
    expect(problems).toEqual([]);
    await context.close();
  });
}
