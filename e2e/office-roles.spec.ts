/** Office roles in the browser (R6.2): each has its own screens and buttons, is refused others, and an admin changes a role. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { ageSessions, makeAdmin, openAdmin } from "./admins.ts";
import { expectSoundWords, expectWithin } from "./expect-no-violation.ts";
import { findMail, journeyPassword, openBrowserOf, openPerson } from "./people.ts";
import { test } from "./test.ts";
import { handIn } from "./verify-identity.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

const placesOf = (page: Page) => page.locator(".app-nav > ul > li > a").allInnerTexts();

async function sendMessage(request: APIRequestContext, subject: string): Promise<void> {
  const data = {
    fullName: "A mother",
    email: "mother@example.test",
    phone: "",
    subject,
    message: "What does it cost?",
  };
  expect((await request.post("/api/contact", { data })).ok()).toBe(true);
}

test("R6.2 en: a verifier begins at the queue, decides on a document, and is refused people and messages", async ({
  browser,
  request,
}) => {
  const { t } = textIn("en");
  const teacher = await openPerson(request, "teacher");
  const upload = await handIn(request, teacher);
  const context = await openBrowserOf(browser, await openAdmin(request, "verifier"), { viewport: desk });
  const page = await context.newPage();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/queue$/);
  await expect(page.getByRole("heading", { level: 1, name: t("office:places.queue") })).toBeVisible();
  expect(await placesOf(page)).toHaveLength(2);
  await expect(page.getByRole("search")).toHaveCount(0);
  await page.goto(`/admin/documents/${upload}`);
  await expect(page.locator(".office-paper canvas")).toBeVisible();
  await page.getByRole("button", { name: t("office:documents.verify") }).click();
  await expect(
    page.getByText(t("office:documents.verifiedNow", { name: `\u2068${teacher.user.name}\u2069` })),
  ).toBeVisible();
  for (const path of ["/admin/people", "/admin/letters", `/admin/people/${teacher.user.id}`]) {
    await page.goto(path);
    await expect(page.getByText(t("app:guards.notPermitted"))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  await context.close();
});

test("R6.2 ur: support signs in, answers a message, sees initials of an account, and no button to suspend", async ({
  browser,
  request,
}) => {
  const { t } = textIn("ur");
  const subject = `Fees ${Date.now()}`;
  await sendMessage(request, subject);
  const student = await openPerson(request, "student");
  const email = await makeAdmin("support");
  const context = await browser.newContext({ locale: "ur", viewport: phone });
  const page = await context.newPage();
  await page.goto("/admin/letters");
  await page.getByLabel(t("office:people.role")).selectOption("support");
  await page.getByLabel(t("accounts:fields.email")).fill(email);
  await page.getByLabel(t("accounts:fields.password"), { exact: true }).fill(journeyPassword);
  await expectWithin(page);
  await page.getByRole("button", { name: t("accounts:signIn.submit") }).click();
  // Other journeys write messages too, so it may be on another page of the list.
  const readToken = async () => {
    const { origins } = await page.context().storageState();
    return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === "auth_token")?.value;
  };
  await expect.poll(readToken).toBeDefined();
  const headers = { authorization: `Bearer ${await readToken()}` };
  const messages: { id: string; subject: string }[] = await (
    await request.get("/api/admin/contact-messages?limit=50", { headers })
  ).json();
  await page.goto(`/admin/letters/${messages.find((message) => message.subject === subject)?.id}`);
  await page.getByLabel(t("office:letters.answer")).fill("Nothing until both said yes.");
  await page.getByRole("button", { name: t("office:letters.send") }).click();
  await expect(page.getByText("Nothing until both said yes.").first()).toBeVisible();
  await page.goto(`/admin/people/${student.user.id}`);
  await expect(page.getByText(t("office:people.glance"))).toBeVisible();
  await expect(page.locator(".app-page")).not.toContainText(student.user.name);
  await expect(page.locator(".app-page").getByRole("button")).toHaveCount(0);
  await expectWithin(page);
  await expectSoundWords(page);
  await page.goto("/admin/documents");
  await expect(page.getByText(t("app:guards.notPermitted"))).toBeVisible();
  await context.close();
});

for (const [language, viewport] of [
  ["en", desk],
  ["ur", phone],
] as const)
  test(`R6.2 R11.4 ${language}: an admin changes the role of a support account, confirms again, and the other admins are notified`, async ({
    browser,
    request,
  }) => {
    const { t } = textIn(language);
    const other = await makeAdmin();
    const changed = await openAdmin(request, "support");
    const admin = await openAdmin(request);
    const context = await openBrowserOf(browser, admin, { locale: language, viewport });
    const page = await context.newPage();
    await page.goto(`/admin/people/${changed.user.id}`);
    await ageSessions(admin.user.id);
    await page.getByRole("button", { name: t("office:people.changeRole") }).click();
    const dialog = page
      .getByRole("dialog")
      .filter({ has: page.getByRole("group", { name: t("office:people.newRole") }) });
    await dialog.getByRole("radio", { name: t("accounts:role.verifier") }).check();
    await expectWithin(page);
    await expectSoundWords(page);
    await dialog.getByRole("button", { name: t("office:people.changeRole") }).click();
    const question = page.getByRole("dialog", { name: t("accounts:confirm.title") });
    await question.getByLabel(t("accounts:fields.password"), { exact: true }).fill(journeyPassword);
    await question.getByRole("button", { name: t("accounts:confirm.submit") }).click();
    await expect(page.locator(".office-badges").getByText(t("accounts:role.verifier"))).toBeVisible();
    const headers = { authorization: `Bearer ${changed.token}` };
    expect((await request.get("/api/admin/contact-messages", { headers })).status()).toBe(401);
    await findMail(request, other, /\/admin\/audit\?subjectKind=account/);
    await context.close();
  });
