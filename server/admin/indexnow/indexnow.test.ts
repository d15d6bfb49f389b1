/** IndexNow in the office (R11.3): what waits, submitted now or automatically, each answer stored, and every change an act. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as contract from "#contract/indexnow.ts";
import { notifyEngines } from "#server/seo/notify-engines.ts";
import { readSettings } from "#server/settings/settings.ts";
import { createTestApp, productionSettings, type TestApp, testSecret } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;
let admin: TestPerson;
let endpoint: string;
const submitted: string[][] = [];
const visited: string[] = [];
let answer = 202;

/** Answers as an IndexNow service does; any other address stands for the target of a redirect. */
const service = createServer((request, reply) => {
  visited.push(request.url ?? "");
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    if (request.url === "/indexnow") submitted.push(JSON.parse(body).urlList);
    reply.writeHead(answer, { location: "/elsewhere" }).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((listening) => {
    service.listen(0, "127.0.0.1", listening);
  });
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/indexnow`;
  app = await createTestApp({ settings: { INDEXNOW_ENDPOINT: endpoint } });
  admin = await makePerson(app.database.db, { role: "admin", name: "Operator" });
  // Clear what the start itself queues.
  const noticed = () => app.database.pool.query("select from offered_addresses limit 1");
  await vi.waitFor(async () => expect((await noticed()).rowCount).toBe(1), { timeout: 30_000 });
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  submitted.length = 0;
  visited.length = 0;
  answer = 202;
  await app.database.pool.query("truncate indexnow_submissions, indexnow_urls, office_settings cascade");
});

const queue = (count: number) =>
  app.database.pool.query("insert into indexnow_urls (url) select '/page-' || n from generate_series(1, $1::int) n", [
    count,
  ]);
const read = (query = {}) => app.call(contract.readIndexNowEndpoint, { token: admin.token, query });
const submit = (body = {}) => app.call(contract.submitIndexNowEndpoint, { token: admin.token, body });
const waiting = async () =>
  (await app.call(contract.listIndexNowUrlsEndpoint, { token: admin.token })).body.map(({ url }) => url);

async function actsOf(act: string) {
  const { rows } = await app.database.pool.query("select before, after from audit_log where act = $1 order by id", [
    act,
  ]);
  return rows;
}

test("R11.3 all waiting addresses are sent in batches of at most 10,000, as one act, and appear in the history", async () => {
  await queue(3500);
  const before = (await actsOf("submit_indexnow")).length;
  const { status, body } = await submit();
  expect(status).toBe(200);
  expect(submitted.map((urls) => urls.length)).toEqual([9999, 501]);
  expect(body.map(({ urlCount, statusCode, submittedBy }) => [urlCount, statusCode, submittedBy])).toEqual([
    [501, 202, "Operator"],
    [9999, 202, "Operator"],
  ]);
  const { body: state, headers } = await read({ limit: "1" });
  expect(state).toMatchObject({ host: new URL(endpoint).host, automatic: true, waiting: 0 });
  expect([state.submissions?.length, headers["x-total-count"]]).toEqual([1, "2"]);
  expect(state.keyAddress).toMatch(/^https:\/\/nukkad\.test\/[0-9a-f]{32}\.txt$/);
  expect(await actsOf("submit_indexnow")).toHaveLength(before + 1);
  expect((await submit()).body).toEqual([]);
  expect(await actsOf("submit_indexnow")).toHaveLength(before + 1);
});

test("R11.3 named pages are sent in every language, whether they waited or not, and others go on waiting", async () => {
  await queue(2);
  const { body } = await submit({ urls: ["/page-1", "/hi/help", "/help"] });
  expect(body).toMatchObject([{ urlCount: 6, statusCode: 202 }]);
  expect(submitted[0]?.sort()).toEqual(
    ["/help", "/page-1"]
      .flatMap((path) => ["", "/hi", "/ur"].map((prefix) => `https://nukkad.test${prefix}${path}`))
      .sort(),
  );
  expect(await waiting()).toEqual(["/page-2"]);
  for (const url of ["https://evil.example/", "//evil.example/x", "/\\evil.example", "help", "/a b", ""])
    expect([url, (await submit({ urls: [url] })).status]).toEqual([url, 400]);
  expect((await submit({ urls: [] })).status).toBe(400);
  expect(submitted).toHaveLength(1);
});

test.each([200, 202, 301, 307, 400, 403, 422, 429, 500, 503])(
  "R11.3 the answer %i is kept, no redirect is followed, and what was not taken waits again",
  async (code) => {
    answer = code;
    await queue(1);
    const { body } = await submit();
    expect(body).toMatchObject([{ statusCode: code, failure: null, urlCount: 3 }]);
    expect(visited).toEqual(["/indexnow"]);
    expect(await waiting()).toEqual(code === 200 || code === 202 ? [] : ["/page-1"]);
  },
);

test("R11.3 an unavailable service is a failure in the history, and the page waits", async () => {
  const other = await createTestApp({ url: app.url, settings: { INDEXNOW_ENDPOINT: "http://127.0.0.1:9/indexnow" } });
  await queue(1);
  const { body } = await other.call(contract.submitIndexNowEndpoint, { token: admin.token, body: {} });
  expect(body).toMatchObject([{ statusCode: null, failure: expect.any(String) }]);
  expect(await waiting()).toEqual(["/page-1"]);
  await other.close();
});

test("R11.3 without a service nothing is sent, and the answer says so", async () => {
  const other = await createTestApp({ url: app.url });
  await queue(1);
  const { status, body } = await other.call(contract.submitIndexNowEndpoint, { token: admin.token, body: {} });
  expect([status, body.code]).toEqual([409, "indexnow_off"]);
  expect((await other.call(contract.readIndexNowEndpoint, { token: admin.token })).body).toMatchObject({
    host: null,
    waiting: 1,
  });
  await other.close();
});

test("R11.3 switched off, nothing is submitted automatically until it is switched on; each switch is one act", async () => {
  const settings = readSettings({
    ...productionSettings,
    DATABASE_URL: app.url,
    FILES_DIR: "unused",
    INDEXNOW_ENDPOINT: endpoint,
  });
  const runNotify = () => notifyEngines({ db: app.database.db, secret: testSecret, settings });
  const set = (automatic: boolean) =>
    app.call(contract.changeIndexNowEndpoint, { token: admin.token, body: { automatic } });
  await queue(1);
  expect((await set(false)).body).toEqual({ automatic: false });
  await set(false);
  await runNotify();
  expect([submitted.length, (await read()).body.automatic]).toEqual([0, false]);
  await set(true);
  await runNotify();
  expect([submitted.length, (await read()).body.automatic]).toEqual([1, true]);
  expect((await read()).body.submissions).toMatchObject([{ submittedBy: null, statusCode: 202 }]);
  expect(await actsOf("set_indexnow")).toEqual([
    { before: { automatic: true }, after: { automatic: false } },
    { before: { automatic: false }, after: { automatic: true } },
  ]);
});

test("R11.3 of two submissions at once each page is sent once", async () => {
  await queue(50);
  const answers = await Promise.all([submit(), submit(), submit()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const all = submitted.flat();
  expect([all.length, new Set(all).size]).toEqual([150, 150]);
});

test("R11.3 of 100,000 waiting addresses a page is read by its index", async () => {
  await queue(100_000);
  await app.database.pool.query("analyze indexnow_urls");
  const { rows } = await app.database.pool.query(
    "explain select url, queued_at from indexnow_urls where submission_id is null order by url limit 20 offset 40",
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Scan using indexnow_urls_waiting");
  expect(plan).not.toContain("Sort");
});
