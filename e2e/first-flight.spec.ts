/** Cost of a first visit on a slow connection (R2.1): the first response paints the page, the rest is light. Measured from responses, and once in a browser. */

import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { languages } from "#contract/vocabulary.ts";
import { test } from "./test.ts";

/** Bytes that a server may send before the first acknowledgement of the phone (initial congestion window). */
const flight = 14_000;
/** A list of twenty teachers with map and filters needs a second round trip, which also covers the rest of the home page. */
const results = 17_000;
const script = 5.25 * 1024;
/** For long texts, which may continue after the first round trip. */
const sheetOfTexts = 4_000;

/** HTML and CSS together. */
const limits: Record<string, number> = {
  "/": flight,
  "/home-tuition": results,
  "/home-tuition?subjects=mathematics&place=saket": results,
  "/teacher-profile": flight,
  "/contact": flight,
  "/blog": flight,
  "/no-such-page": flight,
  "/maths-tuition-saket": flight,
  "/find-students": flight,
  "/join": flight,
};
const texts: Record<string, number> = {
  "/privacy-policy": sheetOfTexts,
  "/terms-of-service": sheetOfTexts,
  "/about": sheetOfTexts,
  "/help": sheetOfTexts,
};

/** Compressed as the server sends cached pages (`store-page.ts`) and build files. */
const compress = (text: string) => brotliCompressSync(text);

async function bytesOf(request: APIRequestContext, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (url) => brotliCompressSync(await (await request.get(url)).body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const each = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** The page and its render-blocking resources: none but the page itself. */
async function readPage(request: APIRequestContext, address: string) {
  const html = await (await request.get(address, { headers: { "accept-language": "en" } })).text();
  const waitedFor = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, "");
  expect(each(waitedFor, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g), `sheets of ${address}`).toEqual([]);
  expect(each(html, /<script(?![^>]+type="module")[^>]+src="([^"]+)"/g), `scripts of ${address}`).toEqual([]);
  const scripts = each(html, /(?:<script[^>]+src|<link rel="modulepreload" href)="([^"]+)"/g);
  expect(scripts.length).toBeGreaterThan(1);
  expect(await bytesOf(request, scripts), `script of ${address}`).toBeLessThanOrEqual(script);
  return html;
}

test("R2.1 a document paints from one answer, with 5 kB of script, in every language: short ones within their limit", async ({
  request,
}) => {
  const results = await (await request.get("/home-tuition")).text();
  const [teacher = ""] = each(results, /href="(\/teacher-profile\/[\w-]+)/g);
  const heavy: string[] = [];
  for (const language of languages)
    for (const [path, limit] of Object.entries(limits)) {
      const address = `/${language}${path === "/teacher-profile" ? teacher : path}`;
      const bytes = compress(await readPage(request, address)).length;
      if (bytes > limit) heavy.push(`${address}: ${bytes} of ${limit}`);
    }
  expect(heavy).toEqual([]);
});

test("R2.1 R2.13 a list sends the heading, the map and the first teachers in the first round trip, in every language", async ({
  request,
}) => {
  for (const language of languages)
    for (const path of ["/home-tuition", "/home-tuition?subjects=mathematics&place=saket"]) {
      const first = compress(await readPage(request, `/${language}${path}`)).subarray(0, flight);
      const decoded = String(brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }));
      expect(
        decoded.match(/<article[\s\S]*?<\/article>/g)?.length,
        `teachers of ${path} in ${language}`,
      ).toBeGreaterThan(5);
    }
});

test("R2.1 a long text has small CSS, and its first screen comes in the first round trip, in every language", async ({
  request,
}) => {
  for (const language of languages)
    for (const [path, most] of Object.entries(texts)) {
      const html = await readPage(request, `/${language}${path}`);
      const [rules = ""] = each(html, /<style>([^<]*)<\/style>/g);
      expect(compress(rules).length, path).toBeLessThanOrEqual(most);
      const first = compress(html).subarray(0, flight);
      const decoded = String(brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }));
      const words = /<h1[\s\S]*/.exec(decoded)?.[0].replace(/<[^>]*>/g, "") ?? "";
      expect(words.length, `what is seen first of ${path} in ${language}`).toBeGreaterThan(1500);
    }
});

/** Bytes of all responses to a phone, without headers, which newer protocols compress. */
const visit = { en: 60_000, hi: 90_000, ur: 120_000 };

async function weighVisit(page: Page, address: string): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const name = addresses.get(requestId) ?? "";
    bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
  });
  await network.send("Network.enable");
  await page.goto(address, { waitUntil: "networkidle" });
  // The last one that loads by itself.
  await expect(page.locator(".cookie-bar")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await network.detach();
  // The browser does not report the page itself in time.
  const html = await (await page.request.get(address, { headers: { "accept-language": "en" } })).text();
  return bytes.set(address, compress(html).length);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  for (const language of languages)
    test(`R2.1 a first visit in ${language} weighs at most ${visit[language] / 1000} kB with scripts, fonts and pictures`, async ({
      page,
    }) => {
      const weighed = await weighVisit(page, `/${language}/`);
      // A headless browser may report a pointer at its corner: what a touch loads does not count.
      for (const address of weighed.keys())
        if (/\/assets\/(sheet|first-touch|noto-nastaliq)/.test(address)) weighed.delete(address);
      const all = [...weighed.values()].reduce((sum, bytes) => sum + bytes, 0);
      expect([...weighed.keys()].filter((address) => address.endsWith(".woff2")).length).toBeGreaterThan(2);
      expect(all, JSON.stringify([...weighed], null, 1)).toBeLessThanOrEqual(visit[language]);
    });

  test("R2.2 the Nastaliq font loads when a reader of Urdu stays, and later pages use it", async ({ page }) => {
    const faceOf = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
    await page.goto("/ur/");
    expect(await faceOf()).not.toContain("Nastaliq");
    await page.locator("h1").tap();
    await expect.poll(() => page.evaluate(() => document.fonts.check("1em Nastaliq", "نکڑ"))).toBe(true);
    // Nothing moves while reading.
    expect(await faceOf()).not.toContain("Nastaliq");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("heading_face"))).toBe("true");
    await page.goto("/ur/help");
    expect(await faceOf()).toContain("Nastaliq");
  });
});
