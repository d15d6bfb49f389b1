/** An unresponsive connection (R8.2): the page says so after 10 s, gives up within 25 s, and keeps what was typed. */
import { expect, type Page } from "@playwright/test";
import { saving } from "#contract/limits.ts";
import { openBrowserOf, openPerson } from "./people.ts";
import { openIn } from "./sign-in-steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

/** Calls of this kind never get an answer; returns their idempotency keys. */
async function silence(page: Page, method: string, path: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**${path}`, (route, request) => {
    if (request.method() !== method) return route.fallback();
    keys.push(request.headers()["idempotency-key"]);
    return undefined;
  });
  return keys;
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`R8.2 R7.15 a profile that cannot be saved says so, keeps what was typed, and is retried with the same key (${viewport.width})`, async ({
    browser,
    request,
  }) => {
    const student = await openPerson(request, "student");
    const context = await openBrowserOf(browser, student, { viewport });
    const page = await context.newPage();
    const problems = watchPage(page);
    await page.goto("/student-profile-edit");
    const bio = page.locator('textarea[name="bio"]');
    await bio.fill("I like geometry.");
    const keys = await silence(page, "PUT", "/api/students/profile");
    await page.clock.install();
    const status = page.getByText("No answer yet. We are still trying.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => keys.length).toBe(1);
    await page.clock.fastForward(saving.slowAfter - 1000);
    await expect(status).toHaveCount(0);
    await page.clock.fastForward(1000);
    await expect(status).toBeInViewport({ ratio: 0.9 });
    // Sent by the first try, the pause and the second try.
    for (const step of [10_000, 1_000, 4_000]) await page.clock.fastForward(step);
    await expect(
      page.getByText("Unable to connect to the server. Please check your internet connection."),
    ).toBeVisible();
    await expect(status).toHaveCount(0);
    await expect(bio).toHaveValue("I like geometry.");
    // The failed button can be pressed again: nothing covers it (R2.12).
    await page.getByRole("button", { name: "Save", exact: true }).click({ trial: true });
    await expect(page.locator(".toast")).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\d-]+$/);

    await page.unroute("**/api/students/profile");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.locator(".toast-title")).toHaveText("Your profile is saved.");
    expect(problems).toEqual([]);
    await context.close();
  });

test("R8.2 R7.10 a contact message that gets no answer: the form says so and keeps it, in Urdu", async ({
  browser,
}) => {
  const { context, page, problems, t } = await openIn(browser, "ur");
  await page.goto("/contact");
  for (const [name, value] of [
    ["fullName", "عائشہ خان"],
    ["email", "aisha@example.test"],
    ["subject", "فیس"],
    ["message", "کیا آن لائن کلاس بھی ہوتی ہے؟"],
  ] as const)
    await page.locator(`[name="${name}"]`).fill(value);
  const keys = await silence(page, "POST", "/api/contact");
  await page.clock.install();
  await page.locator('main form button[type="submit"]').click();
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(saving.slowAfter);
  await expect(page.getByRole("status").filter({ hasText: t("shell:stillTrying") })).toBeVisible();
  await page.clock.fastForward(saving.givenUpAfter - saving.slowAfter);
  await expect(page.locator("[data-failure]")).toBeVisible();
  await expect(page.getByText(t("shell:stillTrying"))).toHaveCount(0);
  await expect(page.locator('[name="message"]')).toHaveValue("کیا آن لائن کلاس بھی ہوتی ہے؟");
  expect(problems).toEqual([]);
  await context.close();
});
