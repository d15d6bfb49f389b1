/** Forms that are posted to a page (R7.10): only from our own pages, only as forms, and never cached. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contactPath } from "#contract/contact-messages.ts";
import { bodies } from "#server/settings/tuning.ts";
import { createTestApp, productionSettings, type TestApp } from "#test/app.ts";
import { webOf } from "#test/web-build.ts";

/** What reached the page. */
const answered: string[] = [];

const web = webOf(async (request, { language }) => {
  const { pathname } = new URL(request.url);
  if (request.method === "GET") return new Response("the form");
  const typed = (await request.formData()).get("message");
  answered.push(`${language} ${pathname} ${typed}`);
  if (typed === "good") return new Response(null, { status: 303, headers: { location: "/contact?sent=yes" } });
  return new Response(`typed ${typed}`, { status: 400 });
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pages: { web, now: () => 0 } });
});
afterAll(() => app.close());
beforeEach(() => {
  answered.length = 0;
});

const formType = "application/x-www-form-urlencoded";

const post = (headers: Record<string, string> = {}, payload = "message=bad", url: string = contactPath) =>
  app.app.inject({ method: "POST", url, payload, headers: { "content-type": formType, ...headers } });

test("R7.10 a form is answered by its page in its language, and the answer is not cached", async () => {
  const wrong = await post({}, "message=%E0%A4%A8%E0%A4%AE", `/hi${contactPath}`);
  expect([wrong.statusCode, wrong.body]).toEqual([400, "typed नम"]);
  expect(answered).toEqual(["hi /contact नम"]);
  expect(wrong.headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
  expect(wrong.headers["content-security-policy"]).toContain("form-action 'self'");
  const good = await post({ "accept-language": "en" }, "message=good");
  expect([good.statusCode, good.headers.location]).toEqual([303, "/contact?sent=yes"]);
  expect((await app.app.inject({ url: contactPath })).body).toBe("the form");
});

test.each([
  [{ "sec-fetch-site": "same-origin" }],
  [{ origin: productionSettings.PUBLIC_ORIGIN }],
  [{ origin: "http://phone.local:3000", host: "phone.local:3000" }],
  [{}],
])("R7.10 a form of our own page is accepted: %j", async (headers) => {
  expect((await post(headers)).statusCode).toBe(400);
  expect(answered).toHaveLength(1);
});

test.each([
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site", origin: productionSettings.PUBLIC_ORIGIN }],
  [{ origin: "https://evil.test" }],
  [{ origin: "https://nukkad.test.evil.test" }],
  [{ origin: "null" }],
])("R7.10 another site cannot make its visitors post a form: %j", async (headers) => {
  expect((await post(headers)).statusCode).toBe(403);
  expect(answered).toEqual([]);
});

test("R7.10 what is no form, is too large or is for another page is refused before a page is rendered", async () => {
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"])
    expect((await post({ "content-type": type }, "{}")).statusCode).toBe(415);
  expect((await post({}, `message=${"x".repeat(bodies.all)}`)).statusCode).toBe(413);
  const other = await post({}, "message=bad", "/about");
  expect([other.statusCode, other.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  const put = await app.app.inject({ method: "PUT", url: contactPath });
  expect([put.statusCode, put.headers.allow]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  expect(answered).toEqual([]);
});
