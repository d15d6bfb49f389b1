/** The sign-in dialog and its pages as forms: errors are shown, nothing typed is lost, keyboard and screen readers work. */
import { expect } from "@playwright/test";
import { expectAccessible } from "./expect-no-violation.ts";
import { dialog, expectToast, fillSignIn, fillSignUp, openIn, openMenu, toastOf } from "./sign-in-steps.ts";
import { test } from "./test.ts";

let count = 0;
const newAddress = () => `dialog-${Date.now()}-${process.pid}-${++count}@example.test`;

test("R8.1 a wrong password shows the attempts left, then the block; offline is reported; nothing typed is lost", async ({
  browser,
}) => {
  const { context, page, problems } = await openIn(browser, "en");
  const email = newAddress();
  await page.goto("/");
  await openMenu(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Please fill in all fields.")).toHaveCount(2);
  await expect(dialog(page).getByLabel("E-mail")).toBeFocused();
  await fillSignIn(page, email, "wrong password");
  await expectToast(page, "Login failed", "Invalid credentials. 9 attempts remaining.");
  await expect(dialog(page).locator(".field-error")).toHaveText("Invalid credentials9 attempts remaining.");
  await expect(dialog(page).getByLabel("Password", { exact: true })).toBeFocused();
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue(email);
  await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveValue("wrong password");

  for (let left = 8; left >= 0; left -= 1) {
    await dialog(page).locator('button[type="submit"]').click();
    await expect(toastOf(page)).toContainText(`${left} attempt`);
  }
  await dialog(page).locator('button[type="submit"]').click();
  await expectToast(page, "Too many attempts", /temporarily blocked\. Please try again in 15 minutes\./);
  await expect(dialog(page).locator(".notice")).toContainText("temporarily blocked");
  expect(problems).toEqual([]);

  await context.setOffline(true);
  await dialog(page).locator('button[type="submit"]').click();
  await expectToast(page, "Login failed", "Unable to connect to the server. Please check your internet connection.");
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue(email);
  await context.close();
});

test("R5.1 joining: every wrong field has an error, the first has the focus, tabs keep what was typed", async ({
  browser,
}) => {
  const { context, page, problems } = await openIn(browser, "en");
  await page.goto("/#sign-up");
  const submit = dialog(page).getByRole("button", { name: "Create account" });
  await submit.click();
  await expect(page.getByText("All fields are required.")).toHaveCount(4);
  await expect(page.locator(".strength")).toBeHidden();
  await expect(dialog(page).getByLabel("Full name")).toBeFocused();
  await fillSignUp(page, "Asha", "asha@");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("All fields are required.")).toHaveCount(0);
  await dialog(page).getByLabel("Password", { exact: true }).fill("password");
  await expect(page.locator(".strength")).toContainText("An uppercase letter");
  await submit.click();
  await expect(page.getByText("Please choose a stronger password.")).toBeVisible();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await dialog(page).getByRole("tab", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/#sign-in");
  await dialog(page).getByRole("tab", { name: "Join" }).click();
  await expect(dialog(page).getByLabel("Full name")).toHaveValue("Asha");
  await page.reload();
  await expect(submit).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.1 keyboard alone: open, choose, switch, fill, get errors, close, and return to the same focus", async ({
  browser,
}) => {
  const { context, page, problems } = await openIn(browser, "en");
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Sign in" }).focus();
  await page.keyboard.press("Enter");
  // Before it, an empty dialog of the same name is shown.
  await expect(dialog(page).locator("form")).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: "Sign in" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("tab", { name: "Join" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("radio", { name: "Student or parent" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("radio", { name: "Teacher" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Continue with Google as a teacher" })).toBeFocused();
  for (const name of ["Terms of Service", "Privacy Policy"]) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).getByRole("link", { name }).first()).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("nobody@example.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(menu).toBeFocused();
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.1 a reader loads no React until they are about to sign in", async ({ browser }) => {
  const { context, page, problems } = await openIn(browser, "en");
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  const before = scripts.length;
  expect(scripts.join()).not.toMatch(/client|jsx-runtime|sign-in/);
  await openMenu(page);
  await page.getByRole("link", { name: "Sign in" }).focus();
  await expect(() => expect(scripts.length).toBeGreaterThan(before)).toPass();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});

test.describe("no axe violation, nothing scrolls sideways (R2.1)", () => {
  const looks = [
    { language: "en", colorScheme: "dark" },
    { language: "ur", colorScheme: "light" },
  ] as const;
  for (const { language, colorScheme } of looks) {
    test(`modal with its errors in ${language}, ${colorScheme}`, async ({ browser }) => {
      const { context, page, problems } = await openIn(browser, language, { colorScheme });
      for (const tab of ["sign-in", "sign-up"]) {
        await page.goto("about:blank");
        await page.goto(`/#${tab}`);
        await dialog(page).locator('button[type="submit"]').click();
        await expect(dialog(page).locator(".field-error").first()).toBeVisible();
        await expectAccessible(page, "dialog");
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  }
});
