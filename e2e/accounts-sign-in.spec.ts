import { expect, type Page } from "@playwright/test";
import { policies } from "#content/policies.ts";
import { textIn } from "#content/text-in.ts";
import { addressIn, pageLanguageHeader } from "#contract/language.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { someOrAll } from "#test/random-cases.ts";
import { findMail, journeyPassword, openPerson } from "./people.ts";
import {
  box,
  choose,
  dialog,
  expectToast,
  fillSignIn,
  fillSignUp,
  openIn,
  openMenu,
  toastOf,
} from "./sign-in-steps.ts";
import { test } from "./test.ts";

const en = textIn("en").t;
let count = 0;
const newAddress = () => `sign-in-${Date.now()}-${process.pid}-${++count}@example.test`;

test.describe("sign-up to dashboard (R7.2, R8.1)", () => {
  // first-visit.spec.ts covers the other two combinations.
  for (const [role, language] of [
    ["student", "en"],
    ["teacher", "ur"],
  ] as const) {
    test(`as a ${role} in ${language}`, async ({ browser, request }) => {
      const { context, page, problems, t } = await openIn(browser, language);
      const name = language === "ur" ? "ثنا قریشی" : "Sana Qureshi";
      const email = newAddress();
      await page.goto("/");
      await page.getByRole("link", { name: t("shell:header.signUp") }).click();
      await choose(page, t(`accounts:role.${role}`));
      expect(await page.evaluate(() => sessionStorage.getItem("selected_role"))).toBe(role);
      for (const policy of ["terms", "privacy"] as const) {
        const links = dialog(page).getByRole("link", { name: t(`shell:policies.${policy}`) });
        // By Google, and by e-mail.
        await expect(links).toHaveCount(2);
        for (const link of await links.all())
          await expect(link).toHaveAttribute("href", addressIn(language, policies[policy].path));
      }
      await fillSignUp(page, name, email);
      await expect(page).toHaveURL("/verify-email");
      await expectToast(page, t("accounts:toasts.registered.title"), t("accounts:toasts.registered.body"));
      await expect(page.locator("bdi", { hasText: email })).toBeVisible();
      const [otp] = await findMail(request, email, /\b\d{6}\b/);
      await expect(box(page, 1)).toBeFocused();
      await page.keyboard.type(otp);
      await expect(page).toHaveURL(`/${role}-dashboard?tab=welcome&step=${role === "student" ? "who" : "what"}`);
      await expectToast(page, t("accounts:toasts.verified.title"), t("accounts:toasts.verified.body", { name }));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ur" ? "rtl" : "ltr");
      await page.goto("/");
      await openMenu(page);
      const own = page.getByRole("link", { name: t("shell:header.dashboard") });
      await expect(own).toHaveAttribute("href", `/${role}-dashboard`);
      await expect(page.getByRole("link", { name: t("shell:header.signIn"), exact: true })).toBeHidden();
      const { consents } = await readExport(page);
      expect(consents.map(({ kind, language }: Consent) => `${kind} ${language}`)).toEqual([
        `terms ${language}`,
        `privacy ${language}`,
      ]);
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  type Consent = { kind: string; language: string };

  const readExport = (page: Page) =>
    page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem("auth_token")}`;
      return (await fetch("/api/auth/export", { headers: { authorization } })).json();
    });

  test("consent is recorded in the language of the page, whatever the browser's own (R7.2)", async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ locale: "en-IN", viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const email = newAddress();
    await page.goto("/hi#sign-up");
    const { t } = textIn("hi");
    await expect(dialog(page)).toContainText(t("shell:policies.terms"));
    const sent = page.waitForRequest((sentRequest) => sentRequest.url().endsWith("/api/auth/register"));
    await fillSignUp(page, "Sana Qureshi", email);
    expect((await sent).headers()[pageLanguageHeader]).toBe("hi");
    await expect(page).toHaveURL("/verify-email");
    await findMail(request, email, /\p{Script=Devanagari}/u);
    await context.close();
  });
});

test.describe("Google (R7.5)", () => {
  // The student role is covered by unit tests and ask.spec.ts.
  for (const role of someOrAll<MemberRole[]>(["teacher"], ["student", "teacher"])) {
    test(`as a ${role}: first time, again, and with a used code`, async ({ browser }) => {
      const { context, page, problems } = await openIn(browser, "en");
      const email = newAddress();
      await goByGoogle(page, role, email);
      await expect(page).toHaveURL(`/${role}-dashboard?tab=welcome&step=${role === "student" ? "who" : "what"}`);
      await expectToast(page, "Registration Successful", "Please complete your profile");

      const returned = page.waitForRequest((request) => request.url().includes("/auth/oauth-callback?"));
      await goByGoogle(page, role, email);
      await expect(page).toHaveURL(`/${role}-dashboard`);
      await expectToast(page, "Login Successful", "Meera");

      const used = (await returned).url();
      await page.goto(used);
      await expect(page).toHaveURL(`/${role}-dashboard`);
      await expect(page.locator("main h1")).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.goto(used.replace("oauth-callback", "callback"));
      await expect(page).toHaveURL("/auth/oauth-error?code=expired");
      await expectToast(page, "Authentication Error", en("app:toasts.authenticationError.body"));
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  test("R4.4 a deleted account is refused, the token removed, reactivation offered", async ({ browser, request }) => {
    const person = await openPerson(request, "teacher");
    const { id } = person.user;
    const deleted = await request.patch(`/api/teachers/${id}/account-status`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: { accountStatus: "deleted" },
    });
    expect(deleted.status()).toBe(200);
    const { context, page, problems } = await openIn(browser, "en");
    await goByGoogle(page, "teacher", person.email);
    await expect(page).toHaveURL(/\/auth\/oauth-error\?code=account_deleted/);
    await expectToast(page, "Account Deleted", "Your account is deleted. Reactivate to continue.");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await expect(page.locator("main").getByRole("link", { name: "Reactivate" })).toHaveAttribute(
      "href",
      "/account-status",
    );

    await page.goto("/#sign-in");
    await choose(page, "Teacher");
    await fillSignIn(page, person.email, journeyPassword);
    await expectToast(page, "Account Deleted", "Your account is deleted. Reactivate to continue.");
    // Dispatched while the open dialog makes the rest of the page inert.
    await toastOf(page).getByRole("link", { name: "Reactivate" }).click();
    await expect(page).toHaveURL("/account-status");
    expect(problems).toEqual([]);
    await context.close();
  });

  async function goByGoogle(page: Page, role: MemberRole, email: string) {
    await page.goto("/#sign-in");
    await choose(page, en(`accounts:role.${role}`));
    const started = page.waitForRequest((request) => request.url().includes("/api/auth/google?"));
    await page.getByRole("button", { name: en(`accounts:modal.googleAs.${role}`) }).click();
    const { searchParams } = new URL((await started).url());
    expect([searchParams.get("role"), searchParams.get("language")]).toEqual([role, "en"]);
    expect(JSON.parse(searchParams.get("state") ?? "")).toEqual({ role, timestamp: expect.any(Number) });
    await page.getByLabel("Name").fill("Meera");
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Continue" }).click();
  }
});

/** Not on the list of common passwords. */
const fresh = "Amaltas@58";

test.describe("the code page (R7.4)", () => {
  test("an unverified sign-in goes to the code page; wrong codes, resend, and the mailed link", async ({
    browser,
    request,
  }) => {
    const email = newAddress();
    await request.post("/api/auth/register", {
      data: { name: "Asha", email, password: journeyPassword, role: "student" },
    });
    const { context, page, problems } = await openIn(browser, "en");
    await page.goto("/#sign-in");
    await fillSignIn(page, email, journeyPassword);
    await expect(page).toHaveURL("/verify-email");
    await expectToast(
      page,
      "Verification Required",
      "Your email is not verified. Please verify your email to continue.",
    );

    await page.getByRole("button", { name: "Verify", exact: true }).click();
    await expect(page.getByText("Please enter a 6-digit OTP code")).toBeVisible();
    await expect(box(page, 1)).toBeFocused();

    const [otp] = await findMail(request, email, /\b\d{6}\b/);
    const wrong = otp === "111111" ? "222222" : "111111";
    await box(page, 3).focus();
    await pasteInto(page, ` ${wrong.slice(0, 3)} ${wrong.slice(3)} `);
    await expectToast(page, "Verification failed", /Invalid OTP\. Please try again\. \d attempts? remaining\./);
    await expect(page.locator(".field-error")).toContainText("Invalid OTP");
    await expect(box(page, 1)).toHaveValue(wrong.slice(0, 1));
    await expect(box(page, 1)).toBeFocused();

    await page.keyboard.type("12");
    await expect(page.locator(".field-error")).toHaveCount(0);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect(box(page, 2)).toBeFocused();
    await expect(box(page, 2)).toHaveValue("");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("۷");
    await expect(box(page, 1)).toHaveValue("7");
    await expect(box(page, 2)).toBeFocused();

    const wait = page.getByText(/You can ask for a new code in \d+ seconds?/);
    await expect(wait).toBeVisible();
    await page.reload();
    await expect(wait).toBeVisible();
    await expect(page.getByRole("button", { name: "Send the code again" })).toHaveAttribute("aria-disabled", "true");

    const [, link = ""] = await findMail(request, email, /(\/verify-email#link=\S+)/);
    await page.goto(link);
    await expect(page.getByText("Press the button to verify your e-mail.")).toBeVisible();
    await page.getByRole("button", { name: "Verify", exact: true }).click();
    // Registered by an API call, not in this browser: the password is chosen again.
    await page.getByLabel("New password").fill(fresh);
    await page.getByLabel("Password once more").fill(fresh);
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page).toHaveURL("/student-dashboard?tab=welcome&step=who");
    await expectToast(page, "Verification successful", "Welcome, Asha!");
    expect(problems).toEqual([]);
    await context.close();
  });

  async function pasteInto(page: Page, text: string) {
    await page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
  }
});

test.describe("forgotten password (R7.4)", () => {
  for (const way of ["code", "link"] as const) {
    test(`by ${way}: reset, confirmed, and signed in with the new one`, async ({ browser, request }) => {
      const person = await openPerson(request, "student");
      const { context, page, problems } = await openIn(browser, "en");
      await page.goto("/#sign-in");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("E-mail").fill("nonsense");
      await page.getByRole("button", { name: "Send the code" }).click();
      await expect(page.getByText("Please enter a valid email address")).toBeVisible();
      await expect(page.getByLabel("E-mail")).toBeFocused();
      await page.getByLabel("E-mail").fill(person.email);
      await page.getByRole("button", { name: "Send the code" }).click();
      await expect(page).toHaveURL("/reset-password");
      await expectToast(page, "Check your mail", en("accounts:toasts.resetSent.body"));

      const [, found = ""] = await findMail(
        request,
        person.email,
        way === "code" ? /password[\s\S]*?\b(\d{6})\b/i : /(\/reset-password#link=\S+)/,
      );
      if (way === "link") await page.goto(found);
      else {
        await box(page, 1).focus();
        await page.keyboard.type(found);
      }
      await page.getByLabel("New password").fill("weak");
      await expect(page.locator("output")).toHaveText("Weak");
      await page.getByLabel("New password").fill(fresh);
      await expect(page.locator("output")).toHaveText("Strong");
      await page.getByLabel("Password once more").fill("different");
      await page.getByRole("button", { name: "Save the new password" }).click();
      await expect(page.getByText("Passwords do not match.")).toBeVisible();
      await expect(page.getByLabel("Password once more")).toBeFocused();
      await page.getByLabel("Password once more").fill(fresh);
      await page.getByRole("button", { name: "Save the new password" }).click();
      await expect(page).toHaveURL("/#sign-in");
      await expectToast(page, "Password changed", "Please sign in with your new password.");
      await fillSignIn(page, person.email, fresh);
      await expect(page).toHaveURL("/student-dashboard");
      await expectToast(page, "Login Successful", person.user.name);
      expect(problems).toEqual([]);
      await context.close();
    });
  }
});
