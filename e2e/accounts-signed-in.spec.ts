/** Signed-in pages: guards, dashboards, the account page, deactivation and reactivation, error recovery. */
import { expect, type Page } from "@playwright/test";
import { findMail, type JourneyPerson, journeyPassword, openBrowserOf, openPerson, signInByForm } from "./people.ts";
import { runAheadUntil } from "./run-ahead.ts";
import { fillSignIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";

let student: JourneyPerson;
let teacher: JourneyPerson;

test.beforeAll(async ({ request }) => {
  [student, teacher] = await Promise.all([openPerson(request, "student"), openPerson(request, "teacher")]);
});

const keysOf = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("auth_token"), localStorage.getItem("auth_user")]);

test.describe("guards (section 6)", () => {
  for (const path of ["/student-dashboard", "/teacher-dashboard"]) {
    test(`R6.1 a visitor at ${path} gets an alert at /, and signing in continues to the address`, async ({ page }) => {
      const who = path.startsWith("/student") ? student : teacher;
      await page.goto(`${path}?tab=notifications`);
      await expect(page).toHaveURL("/#sign-in");
      await expect(
        page.getByText(`This section is for ${who.role}s only. Please login as a ${who.role}.`),
      ).toBeVisible();
      await expect(page.getByRole("dialog").getByRole("radio", { name: who.role })).toBeChecked();
      await fillSignIn(page, who.email, journeyPassword);
      await expect(page).toHaveURL(`${path}?tab=notifications`);
    });
  }

  const wrongRoles = [
    {
      at: "/teacher-dashboard",
      who: () => student,
      alert: "This section is for teachers only. Please login as a teacher.",
      mismatch: "You are currently logged in as a student. Please login as a teacher to access the teacher dashboard.",
    },
    {
      at: "/student-dashboard",
      who: () => teacher,
      alert: "This section is for students only. Please login as a student.",
      mismatch: "You are currently logged in as a teacher. Please login as a student to access the student dashboard.",
    },
  ];
  for (const { at, who, alert, mismatch } of wrongRoles) {
    test(`R6.1 the wrong role at ${at} gets an alert and is redirected to /`, async ({ browser }) => {
      const context = await openBrowserOf(browser, who());
      const page = await context.newPage();
      await page.goto(at);
      await expect(page).toHaveURL("/");
      await expect(page.getByText(alert, { exact: true })).toBeVisible();
      await expect(page.getByText(mismatch, { exact: true })).toBeVisible();
      await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
      expect((await keysOf(page))[0]).toBe(who().token);
      await context.close();
    });
  }

  test("R8.2 a token without a user: the page says to log in again", async ({ browser }) => {
    // Without a page session the browser requests the user itself.
    const context = await openBrowserOf(browser, { ...student, page: undefined });
    const page = await context.newPage();
    await page.route("**/api/auth/user/me", (route) =>
      route.fulfill({ status: 404, json: { code: "not_found", message: "Not found" } }),
    );
    await page.goto("/student-dashboard");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("User data not found. Please try logging in again.", { exact: true })).toBeVisible();
    expect(await keysOf(page)).toEqual([null, null]);
    await context.close();
  });

  test("R8.2 an expired token is deleted and redirects to /", async ({ browser }) => {
    const context = await openBrowserOf(browser, { ...student, token: "A".repeat(43) });
    const page = await context.newPage();
    await page.goto("/student-dashboard");
    await expect(page).toHaveURL("/");
    expect(await keysOf(page)).toEqual([null, null]);
    await context.close();
  });

  test("R8.2 without a network the page says so, keeps the session and recovers by Retry; one user call at a time", async ({
    browser,
  }) => {
    const context = await openBrowserOf(browser, { ...student, page: undefined });
    const page = await context.newPage();
    let calls = 0;
    await page.route("**/api/auth/user/me", (route) => {
      calls += 1;
      return calls <= 2 ? route.abort() : route.continue();
    });
    await page.goto("/student-dashboard");
    await expect(
      page.getByText("Unable to connect to the server. Please check your internet connection.", { exact: true }),
    ).toBeVisible();
    expect(calls).toBe(2);
    expect((await keysOf(page))[0]).toBe(student.token);
    const hello = page.getByRole("heading", { level: 1, name: "Hello, Asha Verma" });
    // Pressed again in case the first press came before hydration.
    await expect(async () => {
      if (calls === 2) await page.getByRole("button", { name: "Retry" }).click();
      await expect(hello).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect(calls).toBe(3);
    await context.close();
  });
});

test.describe("dashboards (R7.2)", () => {
  test("R7.2 the first visit after sign-up opens onboarding, once", async ({ browser }) => {
    const context = await openBrowserOf(browser, student);
    const page = await context.newPage();
    await page.goto("/healthz");
    await page.evaluate(() => sessionStorage.setItem("first_visit", "true"));
    await page.goto("/student-dashboard");
    const toast = page.locator('.toasts [data-variant="success"]');
    await expect(toast).toContainText("Registration Successful");
    await expect(toast).toContainText("Please complete your profile");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
    await expect(toast).toHaveCount(0);
    await context.close();
  });

  test("R2.11 navigation works, languages keep the page, theme and network changes apply", async ({ browser }) => {
    const context = await openBrowserOf(browser, student, { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto("/student-dashboard");
    await page.getByRole("link", { name: "Me", exact: true }).click();
    await expect(page).toHaveURL("/student-profile-edit");
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await expect(page).toHaveURL("/account-status");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account status");
    await page.locator(".language-button").click();
    await page.getByRole("link", { name: "اردو" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page).toHaveURL("/account-status");
    await page.goto("/account-status#sessions");
    await page.locator(".language-button").click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await page.getByLabel("Colours").selectOption("dark");
    await page.reload();
    await expect(page.getByLabel("Colours")).toHaveValue("dark");
    await context.setOffline(true);
    await expect(page.getByText("You are offline")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline")).toHaveCount(0);
    await page.getByRole("link", { name: "Find", exact: true }).click();
    await expect(page).toHaveURL("/student-dashboard?tab=find");
    await context.close();
  });
});

test.describe("logging out (section 4)", () => {
  test("R7.6 ends the session here and on the server, and goes to /", async ({ browser, request }) => {
    const session = await signInByForm(request, student.email, "student");
    const context = await openBrowserOf(browser, session);
    const page = await context.newPage();
    await page.goto("/account-status");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
    expect(await keysOf(page)).toEqual([null, null]);
    const me = await request.get("/api/auth/user/me", { headers: { authorization: `Bearer ${session.token}` } });
    expect(me.status()).toBe(401);
    await context.close();
  });

  test("R7.6 deletes the keys when the server is unreachable; another tab leaves too", async ({ browser, request }) => {
    const context = await openBrowserOf(browser, await signInByForm(request, student.email, "student"));
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.route("**/api/auth/logout", (route) => route.abort());
    await other.goto("/account-status");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/account-status");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    expect(await keysOf(page)).toEqual([null, null]);
    await expect(other).toHaveURL("/");
    await context.close();
  });
});

test.describe("the account (R2.8, R4.4)", () => {
  test("R4.4 deactivate, be refused, reactivate by password", async ({ browser, request }) => {
    const person = await openPerson(request, "teacher");
    const context = await openBrowserOf(browser, person);
    const page = await context.newPage();
    await page.goto("/account-status");
    await page.getByRole("button", { name: "Deactivate my account" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Deactivate my account" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your account is deactivated. Come back whenever you like.")).toBeVisible();
    expect(await keysOf(page)).toEqual([null, null]);
    const me = await request.get("/api/auth/user/me", { headers: { authorization: `Bearer ${person.token}` } });
    expect(me.status()).toBe(401);

    const { email } = person;
    const refused = await request.post("/api/auth/login", {
      data: { email, password: journeyPassword, role: "teacher" },
    });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, "account_deactivated"]);

    await page.evaluate(
      (to) => sessionStorage.setItem("leaver", JSON.stringify({ email: to, role: "teacher" })),
      email,
    );
    await page.goto("/account-status");
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(page.getByRole("radio", { name: "Teacher" })).toBeChecked();
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Open my account again" }).click();
    await expect(page.locator(".field-error")).toContainText("Invalid credentials");
    await page.getByLabel("Password", { exact: true }).fill(journeyPassword);
    await page.getByRole("button", { name: "Open my account again" }).click();
    await expect(page).toHaveURL("/teacher-dashboard");
    await expect(page.getByText("Welcome back, Asha Verma!").first()).toBeVisible();
    await context.close();
  });

  test("R4.4 delete with a reason, be refused, reactivate by the mailed code within 30 days", async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, "student");
    const context = await openBrowserOf(browser, person);
    const page = await context.newPage();
    await page.goto("/account-status");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("30 days");
    await dialog.getByLabel("I worry about my privacy").check();
    await dialog.getByLabel("Tell us more, if you like").fill("Only a test");
    const sent = page.waitForRequest(
      (sentRequest) => sentRequest.url().includes("/account-status") && sentRequest.method() === "PATCH",
    );
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    expect((await sent).postDataJSON()).toEqual({ accountStatus: "deleted", deletionReason: "privacy: Only a test" });
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your account is deleted. You can come back within 30 days.")).toBeVisible();

    const { email } = person;
    const refused = await request.post("/api/auth/login", {
      data: { email, password: journeyPassword, role: "student" },
    });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, "account_deleted"]);

    await page.goto("/account-status");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("radio", { name: "With a code by mail" }).check();
    await page.getByRole("button", { name: "Send me a code" }).click();
    const [code] = await findMail(request, email, /\b\d{6}\b/);
    await page.getByLabel("Digit 1 of 6").fill(code);
    await expect(page).toHaveURL("/student-dashboard");
    await context.close();
  });

  test("R7.4 the mailed link alone reactivates the account and is removed from the address", async ({
    browser,
    request,
  }) => {
    const person = await openPerson(request, "student");
    const { email, user, token } = person;
    const left = await request.patch(`/api/students/${user.id}/account-status`, {
      headers: { authorization: `Bearer ${token}` },
      data: { accountStatus: "deactivated" },
    });
    expect(left.status()).toBe(200);
    await request.post("/api/auth/resend-otp", { data: { email, role: "student", purpose: "reactivate" } });
    const [, path = ""] = await findMail(request, email, /(\/account-status#link=[\w-]+)/);
    const page = await browser.newPage();
    await page.goto(path);
    await expect(page).toHaveURL("/account-status");
    await page.getByRole("button", { name: "Open my account again" }).click();
    await expect(page).toHaveURL("/student-dashboard");
    await page.close();
  });

  test("section 5: without a user id nothing is sent", async ({ browser }) => {
    const context = await openBrowserOf(browser, teacher);
    const page = await context.newPage();
    await page.goto("/account-status");
    await page.getByRole("button", { name: "Deactivate my account" }).click();
    await page.evaluate(() => localStorage.removeItem("auth_user"));
    await page.getByRole("dialog").getByRole("button", { name: "Deactivate my account" }).click();
    await expect(page.getByText("No user ID found for account status update", { exact: true })).toBeVisible();
    await context.close();
  });

  test("R7.6 signing out another device ends it at once", async ({ browser, request }) => {
    const person = await openPerson(request, "student");
    const here = await openBrowserOf(browser, person);
    const there = await openBrowserOf(browser, await signInByForm(request, person.email, "student"));
    const [page, other] = [await here.newPage(), await there.newPage()];
    await other.clock.install();
    const follows = other.waitForResponse("**/api/notifications/stream");
    await other.goto("/student-dashboard");
    await follows;
    await page.goto("/account-status#sessions");
    const rows = page.locator("#sessions li");
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
    await rows.getByRole("button", { name: /^Sign out/ }).click();
    await expect(page.getByText("That device is signed out.").first()).toBeVisible();
    await expect(rows).toHaveCount(1);
    // No input on the other device: its stream ends with its session, and the page leaves.
    await runAheadUntil(other, async () => new URL(other.url()).pathname === "/");
    expect(await keysOf(other)).toEqual([null, null]);
    await Promise.all([here.close(), there.close()]);
  });

  test("R7.6 all data comes as one JSON file", async ({ browser }) => {
    const context = await openBrowserOf(browser, student);
    const page = await context.newPage();
    await page.goto("/account-status");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    const data = JSON.parse(Buffer.concat(chunks).toString());
    expect(data.account.email).toBe(student.email);
    expect(JSON.stringify(data)).not.toContain(student.token);
    await context.close();
  });
});

test.describe("an error does not blank the page under the strict CSP", () => {
  test("a hydration mismatch is re-rendered by the browser", async ({ page }) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/policy|trusted/i.test(message.text())) violations.push(message.text());
    });
    const answer = await page.goto("/demo/break?how=mismatch");
    expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(await answer?.text()).toContain("server");
    await expect(page.getByText("Drawn by the browser.")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.evaluate(() => getComputedStyle(document.body).minHeight)).not.toBe("0px");
    expect(violations).toEqual([]);
  });

  test("a screen that throws shows the error with Retry, in the chosen theme", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/policy|trusted/i.test(message.text())) violations.push(message.text());
    });
    await page.goto("/demo/break?how=throw");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(violations).toEqual([]);
  });
});
