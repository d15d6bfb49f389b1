/** Public pages as a visitor and a search engine get them: complete without a script, light, in three languages. */

import { expect } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { readPolicy } from "#content/policies/read-policy.ts";
import { policies } from "#content/policies.ts";
import { textIn } from "#content/text-in.ts";
import { languages } from "#contract/vocabulary.ts";
import { formatDate, formatServiceFee } from "#text/format.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

test.describe("without a script (R2.1)", () => {
  test.use({ javaScriptEnabled: false });

  test("home shows teachers, counts and a search that works (R2.13)", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("article.teacher-card")).toHaveCount(4);
    await page.getByLabel("Subject").selectOption("physics");
    await page.getByLabel("Area or PIN code").fill("Rohini");
    await page.locator('input[name="days"][value="monday"]').check();
    await page.getByRole("button", { name: "Show teachers" }).click();
    await expect(page).toHaveURL(/\/home-tuition\?.*subjects=physics/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Physics");
    await expect(page.locator("article.teacher-card").first()).toContainText("Physics");
  });

  test("a browser that prefers Hindi can still choose English (R2.2)", async ({ browser }) => {
    const context = await browser.newContext({ locale: "hi-IN", javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/home-tuition");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/home-tuition");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await context.close();
  });
});

for (const language of languages) {
  const prefix = language === "en" ? "" : `/${language}`;
  for (const name of ["privacy", "terms"] as const) {
    test(`the ${name} document in ${language} is complete without a script, with its version, its contact and its addresses (R2.1, R7.2, R10.3)`, async ({
      request,
    }) => {
      const { path, version, since } = policies[name];
      const answer = await request.get(prefix + path);
      const html = await answer.text();
      const { t } = textIn(language);
      const text = readPolicy(name, language, formatServiceFee(t, brand.serviceFee));
      expect(answer.status()).toBe(200);
      expect(html).toContain(`<title>${text.title}`);
      expect(html).toContain(`<meta name="description" content="${text.description}"`);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://localhost:\\d+${prefix}${path}"`));
      for (const other of ["/hi", "/ur", ""])
        expect(html).toMatch(new RegExp(`hrefLang="[a-z-]+" href="http://localhost:\\d+${other}${path}"`, "i"));
      for (const { title } of text.sections) expect(html).toContain(`<h2>${title}</h2>`);
      expect(html).toContain(t("policies:version", { version, date: formatDate(language, new Date(since)) }));
      expect(html).toContain(`mailto:${brand.grievance.email}`);
      const home = await (await request.get(prefix || "/")).text();
      expect(home).toContain(`href="${prefix}${path}"`);
    });
  }
}

test("languages have addresses, canonical and alternates (R2.2, R2.13)", async ({ request }) => {
  const plain = await request.get("/home-tuition", { headers: { "accept-language": "hi" } });
  const hindi = await plain.text();
  expect(hindi).toContain('<html lang="hi" dir="ltr"');
  expect(hindi).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/hi\/home-tuition"/);
  expect(hindi).toMatch(/hrefLang="ur" href="http:\/\/localhost:\d+\/ur\/home-tuition"/i);
  expect(hindi).toMatch(/hrefLang="x-default" href="http:\/\/localhost:\d+\/home-tuition"/i);
  const cookie = await request.get("/", { headers: { "accept-language": "hi", cookie: "preferredLanguage=ur" } });
  expect(await cookie.text()).toContain('<html lang="ur" dir="rtl"');
  const address = await request.get("/hi", { headers: { cookie: "preferredLanguage=ur" } });
  expect(await address.text()).toContain('<html lang="hi"');
});

test("switching the language keeps the page and the choice; a failure says so and stays (R2.2, R8.1)", async ({
  page,
}) => {
  await page.goto("/home-tuition?subjects=physics");
  await page.getByRole("link", { name: "اردو" }).click();
  await expect(page).toHaveURL("/ur/home-tuition?subjects=physics");
  expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBe("ur");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // The toast script loads when somebody points at something.
  await page.getByRole("link", { name: "हिन्दी" }).hover();
  const isHere = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/first-touch-"));
  await expect.poll(() => page.evaluate(isHere)).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to change language.");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the stored language is restored when its cookie is gone; an explicit address wins (R2.2, R2.13)", async ({
  page,
  context,
}) => {
  const problems = watchPage(page);
  await page.goto("/hi");
  await page.evaluate(() => localStorage.setItem("preferredLanguage", "ur"));
  await context.clearCookies();
  await page.goto("/home-tuition?subjects=physics");
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await expect(page).toHaveURL("/home-tuition?subjects=physics");
  await expect(page.locator("h1")).toBeVisible();
  await context.clearCookies();
  await page.goto("/hi/home-tuition");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("h1")).toBeVisible();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  expect(problems).toEqual([]);
});

test("the theme follows the device and can be chosen (R2.1)", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByLabel("Colours").selectOption("dark");
  await expect.poll(background).not.toBe(light);
  await page.reload();
  expect(await background()).not.toBe(light);
  await expect(page.getByLabel("Colours")).toHaveValue("dark");
});

test("unknown paths are not found, in the visitor's language (R2.5)", async ({ request, baseURL }) => {
  const missing = await request.get("/ur/no-such-page");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('dir="rtl"');
  for (const path of ["/api/no-such-call", "/assets/none.js", "/..%2f..%2fetc/passwd", "/%ff", "//evil.example/"]) {
    expect([400, 404], path).toContain((await request.get(`${baseURL}${path}`)).status());
  }
});

test("pages carry an ETag, the policy and no trace of other hosts (R2.1)", async ({ request }) => {
  // A journey in parallel may change what the page counts, between the two.
  await expect(async () => {
    const first = await request.get("/hi");
    const { etag, "content-security-policy": policy = "" } = first.headers();
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
    const again = await request.get("/hi", { headers: { "if-none-match": etag ?? "" } });
    expect(again.status()).toBe(304);
  }).toPass();
  const forged = await request.get("/", { headers: { host: "evil.example" } });
  expect(await forged.text()).not.toContain("evil.example");
});

test("assets are cached for ever and come compressed (R2.1)", async ({ request }) => {
  const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(await (await request.get("/")).text()) ?? [];
  const { "cache-control": cacheControl, "content-encoding": encoding } = (await request.get(script)).headers();
  expect(cacheControl).toContain("immutable");
  expect(encoding === "br" || encoding === "gzip" || encoding === undefined).toBe(true);
  const sheet = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/.exec(await (await request.get("/")).text())?.[1] ?? "";
  const packed = await request.get(sheet, { headers: { "accept-encoding": "br" } });
  expect(packed.headers()["content-encoding"]).toBe("br");
});

test("the API describes itself (R7.0)", async ({ request, page }) => {
  const document = await (await request.get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(
    document.paths["/api/public/nearby-teachers"].get.parameters.map((one: { name: string }) => one.name),
  ).toContain("searchQuery");
  await page.goto("/api/docs");
  await page.getByRole("link", { name: "public", exact: true }).click();
  await expect(page.getByText("/api/public/nearby-teachers").first()).toBeVisible();
});
