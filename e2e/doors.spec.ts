/** Signing in and joining on a document before React is there (decision 121): its library is held back as on a slow line. */
import { expect, type Page } from "@playwright/test";
import { languages } from "#contract/languages.ts";
import { openPerson, password } from "./people.ts";
import { choose, dialog, fillSignIn, openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

let count = 0;
const newAddress = () => `doors-${Date.now()}-${process.pid}-${++count}@example.test`;
const field = (page: Page, name: string) => dialog(page).locator(`input[name="${name}"]`);
const submit = (page: Page) => dialog(page).locator('button[type="submit"]');

/** Gives the way to let it through. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const react = "**/assets/signIn-frame-libraries-*";
const holdReact = (page: Page) => hold(page, react);

test.describe("the doors before React (R2.1, R7.2)", () => {
  for (const language of ["en", "ur"] as const) {
    test(`what is typed in ${language} stays as it is when React takes over, and joins`, async ({ browser }) => {
      const { context, page, problems, t } = await openIn(browser, language);
      const release = await holdReact(page);
      await page.goto("/");
      await page.getByRole("link", { name: t("shell:header.signUp") }).click();
      await field(page, "name").fill(language === "ur" ? "ثنا قریشی" : "Sana Qureshi");

      await expect(dialog(page).getByRole("radio", { name: t("accounts:role.student"), exact: true })).toBeChecked();
      // Both roles and both tabs are there, and neither forgets.
      await choose(page, t("accounts:role.teacher"));
      await expect(dialog(page).getByRole("button", { name: t("accounts:modal.googleAs.teacher") })).toBeVisible();
      const email = newAddress();
      await field(page, "email").fill(email);
      await dialog(page)
        .getByRole("tab", { name: t("accounts:modal.signInTab") })
        .click();
      await expect(page).toHaveURL(/#sign-in$/);
      await expect(field(page, "email")).toHaveValue(email);
      await expect(field(page, "name")).toHaveCount(0);
      await dialog(page)
        .getByRole("tab", { name: t("accounts:modal.signUpTab") })
        .click();
      await field(page, "password").fill(password);
      await dialog(page)
        .getByRole("button", { name: t("accounts:fields.showPassword") })
        .last()
        .click();
      await expect(field(page, "confirm")).toHaveAttribute("type", "text");

      await field(page, "confirm").pressSequentially(password.slice(2));
      await page.keyboard.press("Home");
      await page.evaluate(() => Object.assign(document.activeElement ?? {}, { wasTypedIn: true }));
      await expect(dialog(page).locator(".strength")).toHaveCount(0);
      release();
      await expect(dialog(page).locator(".strength")).toBeVisible();
      const focused = await page.evaluate(() => {
        const { name, value, type, selectionStart, wasTypedIn } = document.activeElement as HTMLInputElement & {
          wasTypedIn?: true;
        };
        return { name, value, type, selectionStart, wasTypedIn };
      });
      expect(focused).toEqual({
        name: "confirm",
        value: password.slice(2),
        type: "text",
        selectionStart: 0,
        wasTypedIn: true,
      });
      await expect(dialog(page)).toHaveCount(1);

      await page.keyboard.type(password.slice(0, 2));
      await submit(page).click();
      await expect(page).toHaveURL("/verify-email");
      await expect(page.locator("bdi", { hasText: email })).toBeVisible();
      const role = await page.evaluate(() => sessionStorage.getItem("selected_role"));
      expect(role).toBe("teacher");
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  test("what is sent before React is checked and sent by it, and never by the address", async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, "student");
    const { context, page, problems } = await openIn(browser, "en");
    const release = await holdReact(page);
    await page.goto("/#sign-in");
    await submit(page).click();
    await expect(submit(page)).toHaveAttribute("data-pressed", "");
    // Changed after the press: it has to be pressed again.
    await field(page, "email").fill(person.email);
    await expect(submit(page)).not.toHaveAttribute("data-pressed");
    await fillSignIn(page, person.email, password);
    await expect(submit(page)).toHaveAttribute("data-pressed", "");
    await expect(page).toHaveURL("/#sign-in");
    release();
    await expect(page).toHaveURL("/student-dashboard");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("where React cannot be fetched what was typed stays, and the next press tries again", async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, "student");
    const { context, page, t } = await openIn(browser, "en");
    await page.route(react, (route) => route.abort());
    await page.goto("/#sign-in");
    await field(page, "email").fill(person.email);
    await expect(page.getByText(t("shell:offline.title"))).toBeVisible();
    await expect(field(page, "email")).toHaveValue(person.email);
    await page.unroute(react);
    await fillSignIn(page, person.email, password);
    await expect(page).toHaveURL("/student-dashboard");
    await context.close();
  });

  test("an empty form sent before React is told what is missing", async ({ browser }) => {
    const { context, page, problems, t } = await openIn(browser, "en");
    const release = await holdReact(page);
    await page.goto("/#sign-up");
    await field(page, "name").press("Enter");
    release();
    await expect(dialog(page)).toContainText(t("validation:register_fields"));
    await expect(field(page, "name")).toBeFocused();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("closed before React, it stays closed and opens again", async ({ browser }) => {
    const { context, page, problems, t } = await openIn(browser, "en");
    const release = await holdReact(page);
    await page.goto("/");
    const join = page.getByRole("link", { name: t("shell:header.signUp") });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () =>
        dialog(page)
          .getByRole("button", { name: t("shell:actions.close") })
          .click(),
      () => page.goBack(),
    ]) {
      await join.click();
      await expect(field(page, "name")).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL("/");
      await expect(join).toBeFocused();
    }
    await join.click();
    await field(page, "password").fill(password);
    release();
    await expect(dialog(page).locator(".strength")).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a toast in the door stays in it when it is turned and when React comes", async ({ browser }) => {
    const { context, page, problems, t } = await openIn(browser, "en");
    const release = await holdReact(page);
    await page.goto("/");
    await page.evaluate(() =>
      sessionStorage.setItem("waiting_toast", JSON.stringify({ title: "Password changed", variant: "success" })),
    );
    await page.goto("/help#sign-in");
    await expect(dialog(page).locator(".toast")).toContainText("Password changed");
    // Pointed at, it stays; so the role is chosen by keys.
    await dialog(page).locator(".toast").hover();
    await dialog(page)
      .getByRole("radio", { name: t("accounts:role.student"), exact: true })
      .press("ArrowRight");
    await expect(dialog(page).getByRole("button", { name: t("accounts:modal.googleAs.teacher") })).toBeVisible();
    await field(page, "email").fill("somebody@example.test");
    await field(page, "email").evaluate((element) => Object.assign(element, { wasTypedIn: true }));
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("dialog") ?? {}).some((key) => /^__react/.test(key)),
    );
    await expect(field(page, "email")).toHaveJSProperty("wasTypedIn", true);
    await expect(field(page, "email")).toHaveValue("somebody@example.test");
    await expect(dialog(page).locator(".toast")).toContainText("Password changed");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("all that a door needs is asked for at once, and nothing is seen undressed", async ({ browser }) => {
    const { context, page, problems, t } = await openIn(browser, "en");
    const release = await hold(page, "**/assets/sheet-*.css");
    await page.goto("/");
    const asked = Promise.all([page.waitForResponse("**/assets/door-*.js"), page.waitForResponse("**/doors/en")]);
    await page.getByRole("link", { name: t("shell:header.signUp") }).click();
    await asked;
    await expect(dialog(page)).toBeVisible();
    await expect(field(page, "name")).toHaveCount(0);
    release();
    await expect(field(page, "name")).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("without what the server writes, all is there with React", async ({ browser, request }) => {
    const person = await openPerson(request, "teacher");
    const { context, page } = await openIn(browser, "en");
    await page.route("**/doors/*", (route) => route.abort());
    await page.goto("/#sign-in");
    await choose(page, "Teacher");
    await fillSignIn(page, person.email, password);
    await expect(page).toHaveURL("/teacher-dashboard");
    await context.close();
  });

  test("they are not asked for where React is here already", async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.mouse.wheel(0, 50);
    await expect.poll(() => asked.some((path) => path.includes("/assets/accounts-"))).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.locator('a[href="#sign-up"]').filter({ visible: true }).first().click();
    await expect(field(page, "name")).toBeVisible();
    expect(asked.filter((path) => path.startsWith("/doors/"))).toEqual([]);
    await context.close();
  });

  test("they hold nobody's data and nothing of the address, and are no page to find", async ({ request }) => {
    const person = await openPerson(request, "teacher");
    for (const language of languages) {
      const plain = await request.get(`/doors/${language}`);
      const html = await plain.text();
      const asked = await request.get(`/doors/${language}?tab="><script>alert(1)</script>&email=${person.email}`, {
        headers: {
          authorization: `Bearer ${person.token}`,
          cookie: "preferredLanguage=hi; token=<b>",
          "accept-language": "hi",
          referer: "https://evil.example/<script>",
        },
      });
      expect(await asked.text()).toBe(html);
      expect(html).not.toMatch(/<script|<style|<iframe| on[a-z]+=|javascript:/i);
      expect(plain.headers()["x-robots-tag"]).toBe("noindex");
      expect(plain.headers()["content-security-policy"]).toContain("default-src 'none'");
      expect(plain.headers()["set-cookie"]).toBeUndefined();
    }
    for (const address of ["/doors/fr", "/doors/en/x", "/doors/%3Cscript%3E"])
      expect((await request.get(address)).status()).toBe(404);
  });
});
