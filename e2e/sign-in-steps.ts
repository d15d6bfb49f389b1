/** Shared steps of signing in and joining: opening a browser, the modal's forms, their messages. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { modalDelay } from "#contract/every-page.ts";
import type { Language } from "#contract/vocabulary.ts";
import { journeyPassword, postponePhone, saveData } from "./people.ts";
import { watchPage } from "./watch-page.ts";

/** The browser logs every refused call. */
const refused = /status of (400|401|403|429)/;

export async function openIn(browser: Browser, language: Language, options = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
  await context.addCookies([{ name: "preferredLanguage", value: language, url: process.env.BASE_URL ?? "" }]);
  await saveData(context);
  await waitForModal(context);
  await postponePhone(context);
  const page = await context.newPage();
  return { context, page, problems: watchPage(page, refused), t: textIn(language).t };
}

/** On a busy machine a pressed link would open its page; a journey about that uses its own browser. */
async function waitForModal(context: BrowserContext): Promise<void> {
  await context.addInitScript((patience) => {
    const wait = setTimeout;
    const wrapped = (run: () => void, after?: number) => wait(run, after === patience ? 100 * patience : after);
    Object.assign(window, { setTimeout: wrapped });
  }, modalDelay);
}

/** On a phone the links are in the menu, which needs no script. */
export const openMenu = (page: Page) => page.locator(".site-menu-button").click();

export const toastOf = (page: Page) => page.locator(".toast");
export const dialog = (page: Page) => page.getByRole("dialog");
export const box = (page: Page, position: number) => page.locator(".code-boxes input").nth(position - 1);

export const choose = (page: Page, role: string) =>
  dialog(page).getByRole("radio", { name: role, exact: true }).check();

export async function expectToast(page: Page, title: string, text: string | RegExp) {
  await expect(toastOf(page).locator(".toast-title")).toHaveText(title);
  await expect(toastOf(page)).toContainText(text);
}

export async function fillSignIn(page: Page, email: string, secret: string) {
  await dialog(page).locator('input[name="email"]').fill(email);
  await dialog(page).locator('input[name="password"]').fill(secret);
  await dialog(page).locator('button[type="submit"]').click();
}

export async function fillSignUp(page: Page, name: string, email: string) {
  await dialog(page).locator('input[name="name"]').fill(name);
  await dialog(page).locator('input[name="email"]').fill(email);
  await dialog(page).locator('input[name="password"]').fill(journeyPassword);
  await dialog(page).locator('input[name="confirm"]').fill(journeyPassword);
  await dialog(page).locator('button[type="submit"]').click();
}
