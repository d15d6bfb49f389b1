/** Uncached pages take turns (R12.3, decision 26): a short queue, then 503 in the visitor's language, at once. */
import { createHash } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { classesOfWork as work } from "#server/http/classes-of-work.ts";
import { overload } from "#server/settings/tuning.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { webOf } from "#test/web-build.ts";
import errors from "#text/ur/errors.json" with { type: "json" };

const form = "application/x-www-form-urlencoded";

/** Renderings wait here until they are released. */
let gate = Promise.withResolvers<void>();
let rendered = 0;
let search = publicNearbyTeachersEndpoint.path as string;

const web = webOf(async (_request, { transport }) => {
  rendered++;
  await gate.promise;
  const { status } = await transport({ method: "GET", url: search, headers: {} });
  return new Response(`<p>${status}`, { status: status === 200 ? 200 : 500 });
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pages: { web, now: () => 0 } });
});
afterAll(() => app.close());
beforeEach(() => {
  gate = Promise.withResolvers<void>();
  rendered = 0;
});

const { atOnce, longestQueue } = work.pages;
const read = (path: string, remoteAddress: string) => app.app.inject({ url: path, remoteAddress });
const readMany = (count: number, prefix: string, address: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => read(`${prefix}${nth}`, address(nth)));
const statusOf = async (answers: ReturnType<typeof readMany>) =>
  (await Promise.all(answers)).map((one) => one.statusCode);

test("R12.3 what does not fit into the queue is 503 with Retry-After before anything was rendered for it, the rest is served", async () => {
  const fitting = readMany(atOnce + longestQueue, "/fits/", (nth) => `10.1.0.${nth}`);
  await expect.poll(() => rendered).toBe(atOnce);
  const late = await Promise.all(readMany(20, "/ur/late/", (nth) => `10.1.1.${nth}`));
  expect(rendered).toBe(atOnce);
  for (const { statusCode, headers, body } of late) {
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(body).toContain('lang="ur" dir="rtl"');
    expect(body).toContain(errors.overloaded);
    // Its policy allows only its own inline style.
    const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    );
  }
  gate.resolve();
  // More at once than searches have turns: their own calls need none, so none is refused and none waits forever.
  expect(await statusOf(fitting)).toEqual(fitting.map(() => 200));
});

test("R12.3 a flood from one network makes room for a family from another", async () => {
  const flood = readMany(atOnce + longestQueue, "/flood/", () => "10.2.0.1");
  await expect.poll(() => rendered).toBe(atOnce);
  const family = read("/family", "10.2.0.2");
  await new Promise(setImmediate);
  gate.resolve();
  expect((await family).statusCode).toBe(200);
  expect((await statusOf(flood)).filter((status) => status === 503)).toHaveLength(1);
});

test("R12.3 a page being rendered at shutdown is completed", async () => {
  const ending = await createTestApp({ url: app.url, pages: { web, now: () => 0 } });
  const origin = await ending.app.listen({ port: 0, host: "127.0.0.1" });
  const reading = new Promise<IncomingMessage>((resolve) => get(`${origin}/while-it-ends`, { agent: false }, resolve));
  await expect.poll(() => rendered).toBe(1);
  const closing = ending.close();
  await expect.poll(() => ending.app.server.listening).toBe(false);
  gate.resolve();
  const answer = await reading;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await closing;
}, 30_000);

test("R12.3 a page whose call was refused is 503, is not cached, and is served once the call succeeds", async () => {
  gate.resolve();
  const hasty = await createTestApp({ url: app.url, pages: { web, now: () => 0 }, settings: { PATIENCE: "1" } });
  const blocker = await app.database.pool.connect();
  await blocker.query("begin; lock table teachers in access exclusive mode");
  const broken = await hasty.app.inject("/needs-search");
  await blocker.query("rollback");
  blocker.release();
  expect([broken.statusCode, broken.headers["retry-after"]]).toEqual([503, "5"]);
  await expect.poll(async () => (await hasty.app.inject("/needs-search")).statusCode).toBe(200);
  await hasty.close();
}, 60_000);

test("R12.3 uncached pages are limited per network and minute; cached ones are not", async () => {
  gate.resolve();
  search = "/api/nothing-there";
  const statuses: number[] = [];
  for (let nth = 0; nth <= work.pages.perMinute; nth++)
    statuses.push((await read(`/many/${nth}`, "10.4.0.1")).statusCode);
  expect(statuses.indexOf(429)).toBe(work.pages.perMinute);
  expect((await read("/family", "10.4.0.1")).statusCode).toBe(200);
}, 120_000);

test("R12.3 while the event loop is overloaded, pages and forms answer in the reader's language and calls in JSON; cached pages are served", async () => {
  gate.resolve();
  search = publicNearbyTeachersEndpoint.path;
  const hasty = await createTestApp({ url: app.url, pages: { web, now: () => 0 }, settings: { PATIENCE: "1" } });
  const readAs = (url: string, headers: Record<string, string> = {}) => hasty.app.inject({ url, headers });
  expect((await readAs("/kept")).statusCode).toBe(200);
  // Blocks the event loop until the process has noticed it.
  while (!hasty.app.isUnderPressure()) {
    const until = Date.now() + 1.5 * overload.eventLoopDelay;
    while (Date.now() < until);
    await new Promise(setImmediate);
  }
  const all = await Promise.all([
    readAs("/ur/late"),
    readAs("/late", { cookie: "preferredLanguage=ur" }),
    readAs("/app/late", { "accept-language": "ur" }),
    hasty.app.inject({ method: "POST", url: "/ur/contact", payload: "x=1", headers: { "content-type": form } }),
    readAs("/api/public/nearby-teachers", { "accept-language": "ur" }),
    readAs("/kept"),
  ]);
  const cached = all.pop();
  const call = all.pop();
  for (const { statusCode, headers, body } of all) {
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain('lang="ur" dir="rtl"');
  }
  expect(call?.statusCode).toBe(503);
  expect(call?.json()).toMatchObject({ code: "overloaded", retryAfter: overload.retryAfterSeconds });
  expect(cached?.statusCode).toBe(200);
  await hasty.close();
}, 60_000);
