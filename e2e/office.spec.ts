/** The operator's office in the browser (R2.6, R11): sign-in with the second factor, a document decision, an appeal without a script. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { textIn } from "#content/text-in.ts";
import { localKeys } from "#contract/limits.ts";
import type { Language } from "#contract/vocabulary.ts";
import { oneOrBoth } from "#test/random-cases.ts";
import { ageSessions, forgetSteps, makeAdmin, openAdmin } from "./admins.ts";
import { expectSoundWords, expectWithin } from "./expect-no-violation.ts";
import { openPair } from "./pair.ts";
import { findMail, journeyPassword, openBrowserOf, openPerson } from "./people.ts";
import { startSecondProcess } from "./second-process.ts";
import { test } from "./test.ts";
import { handIn } from "./verify-identity.ts";

const texts = { en: textIn("en"), ur: textIn("ur") };

async function enterOffice(page: Page, language: "en" | "ur", email: string, code?: string): Promise<void> {
  const { t } = texts[language];
  await page.getByLabel(t("accounts:fields.email")).fill(email);
  await page.getByLabel(t("accounts:fields.password"), { exact: true }).fill(journeyPassword);
  await page.getByRole("button", { name: t("accounts:signIn.submit") }).click();
  if (code === undefined) return;
  await expect(page.getByRole("heading", { name: t("office:door.code") })).toBeVisible();
  await page.getByLabel(t("accounts:factor.code"), { exact: true }).fill(code);
  await page.getByRole("button", { name: t("accounts:signIn.submit") }).click();
}

async function openOffice(browser: Browser, language: Language) {
  const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } });
  return { context, page: await context.newPage() };
}

for (const language of oneOrBoth("ur")) {
  const { t } = texts[language];

  test(`R11.4 R2.6 ${language}: the second factor is set up, asked for at the office sign-in, refused when replayed, and recovered once`, async ({
    browser,
  }) => {
    const email = await makeAdmin();
    const { context, page } = await openOffice(browser, language);
    await page.goto("/admin/second-factor");
    await enterOffice(page, language, email);
    await page.getByRole("button", { name: t("office:factor.start") }).click();
    const secret = ((await page.locator(".factor-secret").textContent()) ?? "").replace(/\s/g, "");
    const codeOfNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await page.getByLabel(t("accounts:factor.code"), { exact: true }).fill(codeOfNow());
    await page.getByRole("button", { name: t("office:factor.confirm") }).click();
    const codes = page.locator(".recovery-codes li");
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? "";
    await expectSoundWords(page);
    await context.close();

    await forgetSteps(email);
    const used = codeOfNow();
    const second = await openOffice(browser, language);
    await second.page.goto("/admin/second-factor");
    await enterOffice(second.page, language, email, used);
    await expect(second.page.getByText(t("office:factor.left", { count: 10 }))).toBeVisible();
    await second.context.close();

    const third = await openOffice(browser, language);
    await third.page.goto("/admin/second-factor");
    await enterOffice(third.page, language, email, used);
    await expect(third.page.getByText(t("validation:otp_invalid"), { exact: false })).toBeVisible();
    await third.page.getByLabel(t("accounts:factor.code"), { exact: true }).fill(recovery);
    await third.page.getByRole("button", { name: t("accounts:signIn.submit") }).click();
    await expect(third.page.getByText(t("office:factor.left", { count: 9 }))).toBeVisible();
    await third.context.close();
  });
}

for (const language of oneOrBoth("en")) {
  const { t } = texts[language];
  const viewport = language === "en" ? { width: 1280, height: 800 } : { width: 360, height: 740 };

  test(`R11.4 R7.14 ${language}: a suspension asks for confirmation after 15 minutes, continues after the authenticator code, and is mailed to the other admins`, async ({
    browser,
    request,
  }) => {
    const other = await makeAdmin();
    const admin = await openAdmin(request);
    const headers = { authorization: `Bearer ${admin.token}` };
    const started = await request.post("/api/admin/second-factor/start", { headers, data: {} });
    const { secret } = await started.json();
    const codeOfNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const data = { code: codeOfNow() };
    expect((await request.post("/api/admin/second-factor/confirm", { headers, data })).status()).toBe(200);
    const member = await openPerson(request, "student");
    const context = await openBrowserOf(browser, admin, { locale: language, viewport });
    const page = await context.newPage();
    await page.goto(`/admin/people/${member.user.id}`);
    await ageSessions(admin.user.id);
    await page.getByRole("button", { name: t("office:people.suspend") }).click();
    const act = page.getByRole("dialog").filter({ has: page.getByLabel(t("office:acts.words")) });
    await act.getByLabel(t("office:acts.words")).fill("Asked teachers for money.");
    await act.getByRole("button", { name: t("office:people.suspend") }).click();
    const question = page.getByRole("dialog", { name: t("accounts:confirm.title") });
    await expect(question.getByLabel(t("accounts:fields.password"), { exact: true })).toBeFocused();
    await expectWithin(page);
    await expectSoundWords(page);
    await question.getByRole("radio", { name: t("accounts:confirm.byFactor") }).check();
    const code = question.getByLabel(t("accounts:factor.code"), { exact: true });
    const confirm = question.getByRole("button", { name: t("accounts:confirm.submit") });
    await code.fill("000000");
    await confirm.click();
    await expect(question.locator(".field-error")).toBeVisible();
    await expectWithin(page);
    await forgetSteps(admin.user.email);
    await code.fill(codeOfNow());
    await confirm.click();
    await expect(page.getByText(t("office:people.restore")).first()).toBeVisible();
    await expect(question).toHaveCount(0);
    await findMail(request, other, /\/admin\/audit\?subjectKind=account/);
    await context.close();
  });
}

test("R11.1 an admin signs somebody out everywhere, after a confirmation", async ({ browser, request }) => {
  const { t } = texts.en;
  const [admin, member] = [await openAdmin(request), await openPerson(request, "student")];
  const context = await openBrowserOf(browser, admin);
  const page = await context.newPage();
  await page.goto(`/admin/people/${member.user.id}`);
  await page.getByRole("button", { name: t("office:people.endSessions") }).click();
  const question = page.getByRole("dialog").filter({ hasText: t("office:people.endSessionsBody") });
  await question.getByRole("button", { name: t("office:people.endSessions") }).click();
  await expect(page.getByText(t("office:people.noSessions"))).toBeVisible();
  const answer = await request.get("/api/auth/user/me", { headers: { authorization: `Bearer ${member.token}` } });
  expect(answer.status()).toBe(401);
  await findMail(request, member.user.email, /ended every session/);
  await context.close();
});

test("R2.6 a person signed in with another role is refused the office, with an alert", async ({ browser, request }) => {
  const student = await openPerson(request, "student");
  const context = await openBrowserOf(browser, student);
  const page = await context.newPage();
  await page.goto("/admin/queue");
  await expect(page.getByText(texts.en.t("app:guards.officeOnly"))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await context.close();
});

async function openDocument(browser: Browser, request: APIRequestContext, language: "en" | "ur") {
  const teacher = await openPerson(request, "teacher");
  const upload = await handIn(request, teacher);
  const email = await makeAdmin();
  const { context, page } = await openOffice(browser, language);
  await page.goto(`/admin/documents/${upload}`);
  await enterOffice(page, language, email);
  await expect(page.locator(".office-paper canvas")).toBeVisible();
  return { teacher, context, page };
}

for (const language of oneOrBoth("en")) {
  const { t } = texts[language];

  test(`R11.1 R4.3 ${language}: a teacher uploads a document, an admin verifies it, notification and mail arrive without a reload`, async ({
    browser,
    request,
  }) => {
    const { teacher, context, page } = await openDocument(browser, request, language);
    const others = await openBrowserOf(browser, teacher, { locale: language });
    const room = await others.newPage();
    await room.goto("/teacher-dashboard");
    await expect(room.getByRole("heading", { level: 1 })).toBeVisible();
    await expectWithin(page);
    await expectSoundWords(page);
    // The next one by a key, and back to this one.
    const own = page.url();
    await expect(page.getByRole("link", { name: t("office:documents.next") })).toBeVisible();
    await page.keyboard.press("n");
    await expect(page).not.toHaveURL(own);
    await page.goto(own);
    await page.getByRole("button", { name: t("office:documents.verify"), exact: true }).click();
    await expect(page.locator(".toasts-own .toast")).toBeVisible();
    await expect(room.locator(".toasts-live .toast")).toBeVisible();
    await findMail(request, teacher.email, /Identity proof/);
    await others.close();
    await context.close();
  });
}

for (const language of oneOrBoth("ur")) {
  const { t } = texts[language];

  test(`R11.5 ${language}: a rejected document is appealed by the mailed link, without a script`, async ({
    browser,
    request,
  }) => {
    const { teacher, context, page } = await openDocument(browser, request, language);
    await page.getByRole("button", { name: t("office:documents.reject") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("office:acts.rule")).selectOption("unreadable");
    await expect(dialog.getByLabel(t("office:acts.words"))).toHaveValue(t("office:rules.unreadable.words"));
    await dialog.getByRole("button", { name: t("office:documents.reject") }).click();
    await expect(page.locator(".toasts-own .toast")).toBeVisible();
    const [link] = await findMail(request, teacher.email, /\/appeal\?token=[\w-]+/);

    const plain = await browser.newContext({ locale: language, javaScriptEnabled: false });
    const mailPage = await plain.newPage();
    const answered = await mailPage.goto(link);
    expect(answered?.headers()["cache-control"]).toContain("no-store");
    await expect(mailPage.getByRole("heading", { name: t("mails:verdict.reject_document.subject") })).toBeVisible();
    await expect(mailPage.locator(".appeal-words")).toHaveText(t("office:rules.unreadable.words"));
    await mailPage.getByRole("button", { name: t("office:appeal.send") }).click();
    await expect(mailPage.locator(".field-error")).toBeVisible();
    await mailPage.getByLabel(t("office:appeal.words")).fill("It is sharp on my phone.");
    await mailPage.getByRole("button", { name: t("office:appeal.send") }).click();
    await expect(mailPage.getByText(t("office:appeal.sent"))).toBeVisible();
    await mailPage.goto(link);
    await expect(mailPage.getByText(t("office:appeal.states.sent"))).toBeVisible();
    await plain.close();

    await page.goto("/admin/appeals");
    await expect(page.getByText("It is sharp on my phone.").first()).toBeVisible();
    await context.close();
  });
}

for (const language of oneOrBoth("ur")) {
  const { t } = texts[language];

  test(`R11.1 ${language}: a suspended teacher vanishes from the search, the page and the open app, also on another process, and comes back`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000);
    const { teacher, coordinates } = await openPair(request, { identity: true });
    const second = await startSecondProcess();
    try {
      const [longitude, latitude] = coordinates;
      const paths = [
        `/teacher-profile/${teacher.user.id}`,
        `/home-tuition?latitude=${latitude}&longitude=${longitude}`,
      ];
      const addresses = ["", second.origin].flatMap((origin) => paths.map((path) => origin + path));
      const shows = async (address: string) => {
        const answer = await request.get(address);
        return answer.ok() && (await answer.text()).includes(teacher.user.id);
      };
      const shown = () => Promise.all(addresses.map(shows));
      const everywhere = addresses.map(() => true);
      const nowhere = addresses.map(() => false);
      await expect.poll(shown).toEqual(everywhere);
      // Again, so that both serve from their caches.
      expect(await shown()).toEqual(everywhere);

      const rooms = await openBrowserOf(browser, teacher, { baseURL: second.origin });
      const room = await rooms.newPage();
      await room.goto("/teacher-dashboard");
      await expect(room.getByRole("heading", { level: 1 })).toBeVisible();

      const { context, page: desk } = await openOffice(browser, language);
      await desk.goto(`/admin/people/${teacher.user.id}`);
      await enterOffice(desk, language, await makeAdmin());
      await desk.getByRole("button", { name: t("office:people.suspend") }).click();
      const dialog = desk.getByRole("dialog");
      await dialog.getByLabel(t("office:acts.rule")).selectOption("unsafe");
      await dialog.getByRole("button", { name: t("office:people.suspend") }).click();
      await expect(desk.locator(".toasts-own .toast")).toBeVisible();
      await expect.poll(shown).toEqual(nowhere);
      // The app is left without input.
      await expect(room).not.toHaveURL(/teacher-dashboard/);
      expect(await room.evaluate((key) => localStorage.getItem(key), localKeys.token)).toBeNull();
      await rooms.close();

      await desk.getByRole("button", { name: t("office:people.restore") }).click();
      await desk
        .getByRole("dialog")
        .getByRole("button", { name: t("office:people.restore") })
        .click();
      await expect.poll(shown).toEqual(everywhere);
      await context.close();
    } finally {
      await second.stop();
    }
  });
}
