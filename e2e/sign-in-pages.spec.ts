/** /sign-in and /join (R2.8): the modal's forms as pages, without a script, before it loads, and with it. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import type { Language } from "#contract/vocabulary.ts";
import { expectAccessible } from "./expect-no-violation.ts";
import { findMail, journeyPassword, openPerson } from "./people.ts";
import { choose, dialog, expectToast, openIn, openMenu } from "./sign-in-steps.ts";
import { test } from "./test.ts";

let count = 0;
const newAddress = () => `pages-${Date.now()}-${process.pid}-${++count}@example.test`;
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator(".auth-form button[type=submit]").first();
const react = "**/assets/islands-*";

/** The browser's requests and responses, to search for what must not be in them. */
function watchLine(page: Page) {
  const addresses: string[] = [];
  const pages: Promise<string>[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) pages.push(response.text().catch(() => ""));
  });
  return { addresses, readPages: async () => (await Promise.all(pages)).join("\n") };
}

async function openPlain(browser: Browser, language: Language) {
  const opened = await openIn(browser, language, { javaScriptEnabled: false });
  return { ...opened, line: watchLine(opened.page) };
}

async function fillJoin(page: Page, name: string, email: string) {
  await field(page, "name").fill(name);
  await field(page, "email").fill(email);
  await field(page, "password").fill(journeyPassword);
  await field(page, "confirm").fill(journeyPassword);
}

type Session = { entered: { token: string; user: { name: string; role: string; verified: boolean } } };
const readSession = async (page: Page): Promise<Session["entered"]> => {
  const written = await page.locator("[data-hand-over]").getAttribute("data-hand-over");
  return (JSON.parse(written ?? "") as Session).entered;
};

const isSignedIn = async (request: APIRequestContext, token: string) =>
  (await request.get("/api/auth/user/me", { headers: { authorization: `Bearer ${token}` } })).status() === 200;

test.describe("without JavaScript", () => {
  for (const language of ["en", "ur"] as const)
    test(`R2.8 R7.2 ${language}: a teacher joins from a link of the page, sees the errors, and verifies`, async ({
      browser,
      request,
    }) => {
      const { context, page, line, t } = await openPlain(browser, language);
      const [name, email] = [language === "ur" ? "ثنا قریشی" : "Sana Qureshi", newAddress()];
      await page.goto("/find-students");
      await page.locator(".keyword-join a").click();
      await expect(page).toHaveURL(/\/join\?role=teacher$/);
      await expect(page.getByRole("radio", { name: t("accounts:role.teacher") })).toBeChecked();
      await expect(page.getByRole("link", { name: t("accounts:modal.googleAs.teacher") })).toBeVisible();
      await expect(page.getByRole("link", { name: t("accounts:modal.googleAs.student") })).toBeHidden();

      await fillJoin(page, name, email);
      await field(page, "password").fill("weakpass");
      await submit(page).click();
      await expect(page.getByText(t("validation:password_weak"))).toBeVisible();
      await expect(page.getByText(t("validation:passwords_mismatch"))).toBeVisible();
      await expect(field(page, "name")).toHaveValue(name);
      await expect(field(page, "email")).toHaveValue(email);
      await expect(field(page, "password")).toHaveValue("");
      await expect(page.getByRole("radio", { name: t("accounts:role.teacher") })).toBeChecked();
      await expectSoundPlain(page, language);

      await fillJoin(page, name, email);
      await submit(page).click();
      await expect(page.locator("bdi", { hasText: email })).toBeVisible();
      const [otp] = await findMail(request, email, /\b\d{6}\b/);
      await field(page, "otp").fill(otp === "111111" ? "222222" : "111111");
      await submit(page).click();
      await expect(page.locator(".field-error")).toContainText(t("validation:otp_invalid"));
      await field(page, "otp").fill("12");
      await submit(page).click();
      await expect(page.locator(".field-error")).toContainText(t("validation:otp_six_digits"));
      await page.getByRole("button", { name: t("accounts:verify.resend") }).click();
      await expect(page.locator(".notice")).toBeVisible();

      await field(page, "otp").fill(`${otp.slice(0, 3)} ${otp.slice(3)}`);
      await submit(page).click();
      await expect(page.getByRole("heading", { name: t("accounts:toasts.verified.title") })).toBeVisible();
      await expect(page.locator("noscript .notice")).toHaveText(t("shell:noScript"));
      await expect(page.locator("noscript .notice")).toBeVisible();
      const { token, user } = await readSession(page);
      expect([user.name, user.role, user.verified]).toEqual([name, "teacher", true]);
      expect(await isSignedIn(request, token)).toBe(true);
      expect((await context.cookies()).some((cookie) => cookie.name.endsWith("nukkad_device"))).toBe(true);
      expect(line.addresses.filter((address) => address.includes(token) || address.includes(email))).toEqual([]);
      expect(await line.readPages()).not.toMatch(new RegExp(`${journeyPassword}|weakpass`));
      await context.close();
    });

  test("R2.8 the links of the menu lead there", async ({ browser }) => {
    const { context, page } = await openPlain(browser, "en");
    await page.goto("/");
    await openMenu(page);
    await page.locator("#menu").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/sign-in");
    await page.getByRole("navigation", { name: "Sign in or join" }).getByRole("link", { name: "Join" }).click();
    await expect(page).toHaveURL("/join");
    await context.close();
  });

  /** axe cannot run without scripts: the same HTML is checked in a browser that has them. */
  async function expectSoundPlain(page: Page, language: Language) {
    const html = (await page.content()).replace(
      /<script\b[^>]*>[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>/g,
      "",
    );
    const browser = page.context().browser();
    if (browser === null) throw new Error("no browser");
    const { context, page: judged } = await openIn(browser, language);
    await judged.route("**/join", (route) => route.fulfill({ body: html, contentType: "text/html" }));
    await judged.goto("/join");
    await expectAccessible(judged, "main");
    await context.close();
  }
});

test.describe("through HTTP", () => {
  const typed = { role: "student", password: "wrong-Password@1" };
  const post = (request: APIRequestContext, path: string, form: Record<string, string>, headers = {}) =>
    request.post(path, { form, headers: { "accept-language": "en", ...headers }, maxRedirects: 0 });

  test("R7.3 R2.8 a wrong password is refused with the attempts left; the e-mail stays, the password is not echoed", async ({
    request,
  }) => {
    const person = await openPerson(request, "student");
    const wrong = await post(request, "/hi/sign-in", { ...typed, email: person.email });
    const html = await wrong.text();
    expect(wrong.status()).toBe(401);
    expect(wrong.headers()["cache-control"]).toBe("no-store");
    expect(html).toContain(textIn("hi").t("errors:remainingAttempts", { count: 9 }));
    expect(html).toContain(`value="${person.email}"`);
    expect(html).not.toContain(typed.password);
    expect(html).not.toContain("data-hand-over");

    const right = await post(request, "/sign-in", { ...typed, email: person.email, password: journeyPassword });
    expect([right.status(), right.headers()["cache-control"]]).toEqual([200, "no-store"]);
    expect(await right.text()).toContain("data-hand-over");
  });

  test("R7.3 attempts on the page count with those of the modal, by the person's network", async ({ request }) => {
    const email = newAddress();
    for (let left = 9; left >= 0; left -= 1)
      expect((await post(request, "/sign-in", { ...typed, email })).status()).toBe(401);
    const blocked = await post(request, "/sign-in", { ...typed, email });
    expect(blocked.status()).toBe(429);
    expect(await blocked.text()).toContain("temporarily blocked");
    const call = await request.post("/api/auth/login", { data: { ...typed, email } });
    expect(call.status()).toBe(429);
  });

  test("R4.4 R7.3 a deactivated account gets reactivation; an unverified one is asked for the code", async ({
    request,
  }) => {
    const left = await openPerson(request, "student");
    await request.patch(`/api/students/${left.user.id}/account-status`, {
      data: { accountStatus: "deactivated" },
      headers: { authorization: `Bearer ${left.token}` },
    });
    const refused = await post(request, "/sign-in", { ...typed, email: left.email, password: journeyPassword });
    const words = await refused.text();
    expect(refused.status()).toBe(403);
    expect(words).toContain(textIn("en").t("errors:account_deactivated"));
    expect(words).toContain('href="/account-status"');

    const email = newAddress();
    await request.post("/api/auth/register", {
      data: { name: "Asha", email, password: journeyPassword, role: "student" },
    });
    const unverified = await (await post(request, "/sign-in", { ...typed, email, password: journeyPassword })).text();
    expect(unverified).toContain(textIn("en").t("errors:email_unverified"));
    expect(unverified).toContain('name="otp"');
  });

  test("R7.13 a cross-site form is refused, and a malformed form never fails", async ({ request }) => {
    const person = await openPerson(request, "student");
    const form = { role: "student", email: person.email, password: journeyPassword };
    for (const path of ["/sign-in", "/ur/sign-in", "/join"])
      for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.test" }]) {
        const refused = await post(request, path, form, headers);
        expect(refused.status()).toBe(403);
        expect(await refused.text()).not.toContain(person.email);
      }
    for (const [name, value] of [
      ["email", "\u0000"],
      ["email", "x".repeat(5000)],
      ["role", "admin"],
      ["step", "verify"],
      ["step", "resend"],
      ["receipt", "x".repeat(500)],
    ] as const)
      for (const path of ["/sign-in", "/join"])
        expect((await post(request, path, { [name]: value })).status(), `${path} ${name}`).toBe(400);
    const json = await request.post("/sign-in", { data: form });
    expect(json.status()).toBe(415);
  });

  test("R2.8 R9.2 the pages are in three languages and not indexed", async ({ request }) => {
    for (const language of ["en", "hi", "ur"] as const) {
      const page = await request.get(`${language === "en" ? "" : `/${language}`}/join`, {
        headers: { "accept-language": "en" },
      });
      const html = await page.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain(textIn(language).t("accounts:signUp.title"));
    }
    const index = await (await request.get("/sitemap.xml")).text();
    for (const [, map = ""] of index.matchAll(/<loc>[^<]*?(\/[^</]+\.xml)<\/loc>/g))
      expect(await (await request.get(map)).text()).not.toMatch(/\/(join|sign-in)</);
  });
});

test.describe("with JavaScript that loads late", () => {
  test("R2.8 R7.2 the browser submits the form; the answer continues as the modal does, to where the person wanted", async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, "student");
    const { context, page, problems } = await openIn(browser, "en");
    const line = watchLine(page);
    await page.goto("/student-dashboard?tab=lessons");
    await expect(page).toHaveURL("/#sign-in");
    const late = "**/assets/*.js";
    await page.route(late, (route) => route.abort());
    await page.goto("/sign-in");
    await field(page, "email").fill(person.email);
    await field(page, "password").fill(journeyPassword);
    await page.unroute(late);
    await submit(page).click();
    await expect(page).toHaveURL("/student-dashboard?tab=lessons");
    await expectToast(page, "Login Successful", person.user.name);
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    expect(token).toBeTruthy();
    expect(line.addresses.filter((address) => address.includes(token ?? " "))).toEqual([]);
    expect(problems.filter((problem) => !/Failed to (load|fetch)/.test(problem))).toEqual([]);
    await context.close();
  });

  test("R7.2 a person who joined that way is asked for the code by the modal's page, and verified in one step", async ({
    browser,
    request,
  }) => {
    const { context, page } = await openIn(browser, "en");
    const email = newAddress();
    const late = "**/assets/*.js";
    await page.route(late, (route) => route.abort());
    await page.goto("/join?role=teacher");
    await fillJoin(page, "Asha", email);
    await page.unroute(late);
    await submit(page).click();
    await expect(page).toHaveURL("/verify-email");
    await expectToast(page, "Registration successful", /inbox/);
    const [otp] = await findMail(request, email, /\b\d{6}\b/);
    await page.locator(".code-boxes input").first().focus();
    await page.keyboard.type(otp);
    await expect(page).toHaveURL(/^[^?]*\/teacher-dashboard/);
    await context.close();
  });

  test("R2.8 typed values survive hydration, and React checks and sends them", async ({ browser }) => {
    const { context, page, problems, t } = await openIn(browser, "en");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(react, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/join");
    await page.getByRole("radio", { name: t("accounts:role.teacher") }).check();
    await field(page, "email").fill("asha@example.test");
    await field(page, "name").fill("Asha");
    await field(page, "name").evaluate((input) => Object.assign(input, { isSame: true }));
    const arrived = page.waitForResponse(react);
    release();
    await arrived;
    await page.keyboard.type(" Rao");
    await expect(field(page, "name")).toHaveJSProperty("isSame", true);
    await expect(page.locator(".auth-plain")).toBeVisible();
    await field(page, "name").press("Enter");
    await expect(page.locator(".auth-plain")).toHaveCount(0);
    await expect(page.getByText(t("validation:register_fields"))).toHaveCount(2);
    await expect(field(page, "password")).toBeFocused();
    await expect(field(page, "name")).toHaveValue("Asha Rao");
    await expect(field(page, "email")).toHaveValue("asha@example.test");
    await expect(page.getByRole("radio", { name: t("accounts:role.teacher") })).toBeChecked();
    await field(page, "password").fill("weak");
    await expect(page.locator(".strength")).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("R2.8 a link whose modal does not load in time opens its page", async ({ browser }) => {
    const { context, page } = await openIn(browser, "en");
    await page.clock.install();
    await page.route(react, () => undefined);
    await page.goto("/find-students");
    await page.locator(".keyword-join a").click();
    await expect(dialog(page)).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward("03:00");
      await expect(page).toHaveURL("/join?role=teacher", { timeout: 500 });
    }).toPass();
    await expect(field(page, "name")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/find-students");
    await context.close();
  });
});

test.describe("with JavaScript", () => {
  test("R2.8 R7.2 every link for teachers opens the modal with their role, also after another was chosen", async ({
    browser,
  }) => {
    const { context, page, problems, t } = await openIn(browser, "en");
    const teacher = dialog(page).getByRole("radio", { name: t("accounts:role.teacher"), exact: true });
    for (const [path, link] of [
      ["/find-students", ".keyword-join a"],
      ["/home-tutor-jobs", ".keyword-join a"],
      ["/blog/your-first-student", ".post-way a"],
      ["/", "footer a[data-auth-dialog]"],
    ] as const) {
      await page.goto(path);
      await page.locator(link).click();
      await expect(teacher, path).toBeChecked();
      await expect(page).toHaveURL(`${path}#sign-up`);
      await choose(page, t("accounts:role.student"));
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await page.locator(link).click();
      await expect(teacher, `${path} again`).toBeChecked();
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  for (const [language, colorScheme] of [
    ["en", "dark"],
    ["ur", "light"],
  ] as const)
    test(`R2.1 R2.8 ${language}: both pages with their errors have no violation`, async ({ browser }) => {
      const { context, page, problems, t } = await openIn(browser, language, { colorScheme });
      for (const path of ["/sign-in", "/join"]) {
        await page.goto((language === "en" ? "" : `/${language}`) + path);
        await expect(page.locator("[data-auth-page] > :not(.auth-plain)")).toBeVisible();
        await submit(page).click();
        await expect(page.locator(".field-error").first()).toBeVisible();
        await expectAccessible(page, "main");
      }
      await page.getByRole("button", { name: t("accounts:modal.googleAs.student") }).click();
      await expect(page).not.toHaveURL(/\/join/);
      expect(problems).toEqual([]);
      await context.close();
    });
});
