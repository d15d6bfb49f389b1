/** A shared phone (R2.14): what remains after log out, and after pages of mailed links. */
import { expect, type Page } from "@playwright/test";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import { openBrowserOf, openPerson } from "./people.ts";
import { test } from "./test.ts";

const remembered = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).toSorted(), tab: Object.keys(sessionStorage).toSorted() }));

test("R2.14 log out removes the dashboard, drafts, codes and marks of the person, in this tab and in another; choices of the device stay", async ({
  browser,
  request,
}) => {
  const person = await openPerson(request, "student");
  const context = await openBrowserOf(browser, person, { asksPhone: true });
  const [here, there] = [await context.newPage(), await context.newPage()];
  const fillStorage = ({ local, tab }: { local: string[]; tab: string[] }) => {
    for (const key of local) localStorage[key] ??= "planted";
    for (const key of tab) sessionStorage[key] ??= "planted";
  };
  const all = {
    local: [...Object.values(localKeys), `${localKeys.pendingCode}:confirm`],
    tab: Object.values(sessionKeys),
  };
  await there.goto("/about");
  await here.goto("/account-status");
  const logOut = here.getByRole("button", { name: "Log out" });
  await expect(logOut).toBeVisible();
  for (const page of [here, there]) await page.evaluate(fillStorage, all);
  await logOut.click();
  await here.waitForURL("/");
  await expect(here.locator(".toasts-own .toast")).toBeVisible();
  const device = [localKeys.bannerDismissed, localKeys.appInstalled, localKeys.language, localKeys.consent];
  const local = [...device, localKeys.theme, localKeys.headingFace, localKeys.pushOffered].toSorted();
  const tab = [sessionKeys.role, sessionKeys.conversionSent].toSorted();
  expect(await remembered(here)).toEqual({ local, tab });
  await expect.poll(() => remembered(there)).toEqual({ local, tab });
  await context.close();
});

const token = `0198a0de-0000-7000-8000-000000000000.29700000.0.60.800000000.${"x".repeat(43)}`;
const signed = [
  `/lesson?token=${token}`,
  `/answer?token=0198a0de-0000-7000-8000-000000000000.3.${"x".repeat(43)}`,
  `/appeal?token=${"x".repeat(43)}`,
  "/unsubscribe?token=a.b.c",
  "/auth/oauth-callback?code=x",
];

test("R2.14 R2.2 pages of mailed links are stored nowhere, and show no unsigned amount", async ({ request }) => {
  for (const path of signed) {
    const answer = await request.get(path);
    const { "cache-control": stored, "x-build": build, etag } = answer.headers();
    expect([path, stored, build, etag]).toEqual([path, "no-store", undefined, undefined]);
  }
  expect(await (await request.get(signed[0] ?? "")).text()).not.toMatch(/80,00,000|8,000,000/);
});
