/** Account care: re-authentication (R7.14), changing password and e-mail, sign-in history, and links opened in another browser (R7.4). */
import { expect, type Page } from "@playwright/test";
import { localKeys } from "#contract/limits.ts";
import { oneOrBoth } from "#test/random-cases.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { findMail, journeyPassword, openBrowserOf, openPerson } from "./people.ts";
import { box, openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

const chosen = "Neem ka ped 42";
const phone = { viewport: { width: 360, height: 740 } };

async function typeCode(page: Page, code: string) {
  await box(page, 1).fill(code);
}

test("R7.14 the confirmation dialog opens by itself, reports a wrong password, and the export continues", async ({
  browser,
  request,
}) => {
  const person = await openPerson(request, "student");
  const context = await openBrowserOf(browser, person, phone);
  const page = await context.newPage();
  let calls = 0;
  // 15 minutes later.
  await page.route("**/api/auth/export", (route) => {
    calls += 1;
    const json = { code: "confirm_required", message: "Please confirm first that it is you." };
    return calls === 1 ? route.fulfill({ status: 403, json }) : route.continue();
  });
  await page.goto("/account-status");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const question = page.getByRole("dialog", { name: "Please confirm that it is you" });
  await question.getByLabel("Password", { exact: true }).fill("Wrong@12345");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.locator(".field-error")).toHaveText("This is not your current password.9 attempts remaining.");
  await expectNoViolation(page);
  await question.getByLabel("Password", { exact: true }).fill(journeyPassword);
  await question.getByRole("button", { name: "Confirm" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^my-data-/);
  await expect(question).toHaveCount(0);
  expect(calls).toBe(2);
  await context.close();
});

test("R7.14 R2.1 a new token: other tabs stay and use it, pages too; another account makes them reload (ASVS 7.2.4)", async ({
  browser,
  request,
}) => {
  const [person, other] = [await openPerson(request, "student"), await openPerson(request, "student")];
  const context = await openBrowserOf(browser, person);
  const [here, there] = [await context.newPage(), await context.newPage()];
  const remembered = (page: Page) => page.evaluate((key) => localStorage.getItem(key), localKeys.token);
  await there.goto("/student-dashboard");
  await expect(there.getByRole("main")).toBeVisible();
  const mark = () => there.evaluate(() => Object.assign(window, { marked: true }));
  const isMarked = () => there.evaluate(() => "marked" in window);
  await mark();

  let calls = 0;
  await here.route("**/api/auth/export", (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 403, json: { code: "confirm_required", message: "" } })
      : route.continue();
  });
  await here.goto("/account-status");
  const saved = here.waitForEvent("download");
  await here.getByRole("button", { name: "Download my data" }).click();
  const question = here.getByRole("dialog", { name: "Please confirm that it is you" });
  await question.getByLabel("Password", { exact: true }).fill(journeyPassword);
  await question.getByRole("button", { name: "Confirm" }).click();
  await saved;
  const token = await remembered(here);
  expect(token).not.toBe(person.token);
  expect([await remembered(there), await isMarked()]).toEqual([token, true]);
  // Rendered by the server for the new page session.
  const html = (await there.goto("/student-dashboard").then((answer) => answer?.text())) ?? "";
  expect(html).toContain(`data-reader="${person.user.id}"`);
  await expect(there.getByRole("main")).toBeVisible();

  await mark();
  await here.evaluate(
    ([tokenKey = "", given = "", userKey = "", user = ""]) => {
      localStorage.setItem(tokenKey, given);
      localStorage.setItem(userKey, user);
    },
    [localKeys.token, other.token, localKeys.user, JSON.stringify(other.user)],
  );
  await expect.poll(() => isMarked().catch(() => true)).toBe(false);
  await context.close();
});

test("R7.14 a mailed code also confirms, and the dialog can be closed", async ({ browser, request }) => {
  const person = await openPerson(request, "teacher");
  const context = await openBrowserOf(browser, person, phone);
  const page = await context.newPage();
  let open = false;
  await page.route("**/api/auth/confirm", async (route) => {
    await route.continue();
    open = true;
  });
  await page.route("**/api/auth/export", (route) =>
    open ? route.continue() : route.fulfill({ status: 403, json: { code: "confirm_required", message: "" } }),
  );
  await page.goto("/account-status");
  await page.getByRole("button", { name: "Download my data" }).click();
  const question = page.getByRole("dialog", { name: "Please confirm that it is you" });
  await question.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Please confirm first that it is you.")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  await question.getByRole("radio", { name: "With a code by mail" }).check();
  await question.getByRole("button", { name: "Send me a code" }).click();
  await expect(box(page, 1)).toBeVisible();
  const [, code = ""] = await findMail(request, person.email, /Confirm that it is you[\s\S]*?\b(\d{6})\b/);
  await typeCode(page, code);
  await saved;
  await context.close();
});

test("R7.14 change the password and the e-mail, and list recent sign-ins", async ({ browser, request }) => {
  const person = await openPerson(request, "student");
  const context = await openBrowserOf(browser, person, phone);
  const page = await context.newPage();
  await page.goto("/account-status");
  await page.getByRole("button", { name: "Change my password" }).click();
  await page.getByLabel("Current password").fill(journeyPassword);
  await page.getByLabel("New password").fill(chosen);
  await page.getByLabel("Password once more").fill(chosen);
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.locator(".toast-title")).toHaveText("Password changed");

  const email = `new-${person.email}`;
  await page.getByRole("button", { name: "Change my e-mail" }).click();
  await page.getByLabel("New e-mail").fill(email);
  await page.getByLabel("Current password").fill(chosen);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(box(page, 1)).toBeVisible();
  const [code] = await findMail(request, email, /\b\d{6}\b/);
  await typeCode(page, code);
  await expect(page.getByText(`You sign in with ${email}, and we write there.`)).toBeVisible();
  await findMail(request, person.email, /Your e-mail was changed/);

  const history = page.getByRole("region", { name: "Sign-ins of the last 90 days" });
  await expect(history.getByRole("listitem")).toHaveCount(1);
  await expect(history).toContainText("by a mailed code");
  await expectNoViolation(page);
  const answer = await request.post("/api/auth/login", { data: { email, password: chosen, role: "student" } });
  expect(answer.status()).toBe(200);
  await context.close();
});

for (const language of oneOrBoth("ur")) {
  test(`R7.4 a link opened in another browser asks for a password (${language})`, async ({ browser, request }) => {
    const email = `pressed-${language}-${Date.now()}-${process.pid}@example.test`;
    await request.post("/api/auth/register", {
      data: { name: "Stranger", email, password: journeyPassword, role: "student" },
    });
    const [, link = ""] = await findMail(request, email, /(\/verify-email#link=[\w-]{43})/);
    const { context, page, t } = await openIn(browser, language);
    await page.goto(link);
    await page.getByRole("button", { name: t("accounts:verify.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("accounts:verify.choosePassword"));
    await expectNoViolation(page);
    await page.locator('input[name="password"]').fill(chosen);
    await page.locator('input[name="confirm"]').fill(chosen);
    await page.getByRole("button", { name: t("accounts:reset.submit") }).click();
    await expect(page).toHaveURL("/student-dashboard?tab=welcome&step=who");
    const signIn = (given: string) =>
      request.post("/api/auth/login", { data: { email, password: given, role: "student" } });
    expect((await signIn(journeyPassword)).status()).toBe(401);
    expect((await signIn(chosen)).status()).toBe(200);
    await context.close();
  });
}
