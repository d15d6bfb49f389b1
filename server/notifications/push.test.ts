/** Push (R13.7) against a fake service on loopback: its payload is decrypted with the browser's own keys, and names nobody. */
import { createPublicKey, verify } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { logoutEndpoint } from "#contract/me.ts";
import type { NotificationKind } from "#contract/notification-kinds.ts";
import { saveNotificationChoicesEndpoint } from "#contract/notifications.ts";
import { readPushEndpoint, subscribePushEndpoint, unsubscribePushEndpoint } from "#contract/push.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { readSettings } from "#server/settings/settings.ts";
import { createTestApp, productionSettings, type TestApp, testSecret } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { makeBrowser } from "#test/push-browser.ts";
import { notify } from "./notify.ts";
import { deliverPush, pushKeys } from "./push.ts";

let app: TestApp;
let service: Server;
type Arrived = { path: string; headers: Record<string, unknown>; body: Buffer };
const arrived: Arrived[] = [];
let answer = 201;

beforeAll(async () => {
  app = await createTestApp();
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      arrived.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer, { location: "http://127.0.0.1:9/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  service.close();
  await app.close();
});
beforeEach(() => {
  arrived.length = 0;
  answer = 201;
});

/** Connects to the fake service under the real one's address. */
const toStandIn: typeof fetch = (address, init) => {
  const { pathname } = new URL(String(address));
  return fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}${pathname}`, init);
};

const settings = readSettings({ ...productionSettings, DATABASE_URL: "postgres://a@localhost/c", FILES_DIR: "/tmp" });

const deliver = (person: TestPerson) =>
  deliverPush({ db: app.database.db, secret: testSecret, settings }, person.id, toStandIn);

const turnOn = ({ token }: TestPerson, subscription: unknown) =>
  app.call(subscribePushEndpoint, { token, body: { subscription } });
const isOn = async ({ token }: TestPerson) => (await app.call(readPushEndpoint, { token })).body.subscribed;

/** The queues that a notification to this person reaches. */
async function notifyOne(person: TestPerson, kind: NotificationKind): Promise<string[]> {
  const sent: string[] = [];
  const jobs = {
    async send(_tx: unknown, queue: string) {
      sent.push(queue);
      return null;
    },
  };
  await app.database.db.transaction((tx) =>
    notify(tx, jobs as never, { to: person.id, kind, params: {}, about: { name: "Asha Verma", active: true } }),
  );
  return sent;
}

it("R13.7 wakes the browser with a text that names nobody, signed by our key, readable by that browser alone", async () => {
  const person = await makeStudent(app.database.db, { language: "ur" });
  const browser = makeBrowser();
  expect(await notifyOne(person, "request_accepted")).not.toContain("push");
  const { publicKey } = (await app.call(readPushEndpoint, { token: person.token })).body;
  expect(publicKey).toBe(pushKeys({ secret: testSecret, settings }).publicKey);
  expect((await turnOn(person, browser.subscription)).status).toBe(204);
  expect(await isOn(person)).toBe(true);
  expect(await notifyOne(person, "request_accepted")).toContain("push");
  await deliver(person);
  expect(arrived).toHaveLength(1);
  const [{ body, headers, path }] = arrived as [Arrived];
  expect(path).toContain(browser.name);
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", topic: "news" });
  const words = browser.open(body);
  expect(words).toEqual({
    title: expect.any(String),
    body: expect.stringMatching(/[\u0600-\u06ff]/),
    link: "/student-dashboard?tab=notifications",
    language: "ur",
  });
  for (const said of ["Asha", "Zoya", person.id, person.email]) expect(JSON.stringify(words)).not.toContain(said);
  const [, token = ""] = /^vapid t=([^,]+), k=/.exec(String(headers.authorization)) ?? [];
  const [head, claims, signature = ""] = token.split(".");
  const point = Buffer.from(publicKey ?? "", "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const key = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({
    aud: "https://fcm.googleapis.com",
    sub: "mailto:hello@nukkad.test",
  });
});

it("R13.7 follows the choice by kind as mails do, ends when switched off, with the session, and when the service reports it gone", async () => {
  const person = await makeStudent(app.database.db);
  const browser = makeBrowser();
  await turnOn(person, browser.subscription);
  const choose = (push: boolean) =>
    app.call(saveNotificationChoicesEndpoint, {
      token: person.token,
      body: { choices: [{ kind: "wish_matched", mail: true, push }] },
    });
  expect((await choose(false)).body.find(({ kind }) => kind === "wish_matched")).toMatchObject({ push: false });
  expect(await notifyOne(person, "wish_matched")).toEqual(["mail"]);
  await choose(true);
  expect(await notifyOne(person, "wish_matched")).toEqual(["push", "mail"]);
  // An unavailable service is retried; a redirect is not followed.
  for (answer of [503, 307]) await expect(deliver(person)).rejects.toThrow();
  expect(arrived).toHaveLength(2);
  answer = 410;
  await deliver(person);
  expect(await isOn(person)).toBe(false);
  await turnOn(person, browser.subscription);
  await app.call(unsubscribePushEndpoint, { token: person.token });
  expect(await isOn(person)).toBe(false);
  await turnOn(person, browser.subscription);
  await app.call(logoutEndpoint, { token: person.token });
  arrived.length = 0;
  await deliver(person);
  expect(arrived).toEqual([]);
  const { rows } = await app.database.pool.query("select from push_subscriptions where account_id = $1", [person.id]);
  expect(rows).toEqual([]);
});

it.each([400, 401, 403, 413, 429, 500])(
  "R13.7 a push service that answers %s has refused this message, not the browser: it is tried again and said in the log",
  async (status) => {
    const person = await makeStudent(app.database.db);
    await turnOn(person, makeBrowser().subscription);
    answer = status;
    const failure: unknown = await deliver(person).catch((error: unknown) => error);
    expect(describeError(failure)).toMatchObject({ message: `push failed: fcm.googleapis.com answered ${status}` });
    expect(await isOn(person)).toBe(true);
    answer = 201;
    await deliver(person);
    expect(arrived).toHaveLength(2);
  },
);

it.each([404, 410])(
  "R13.7 a push service that answers %s knows the browser no more: it is forgotten",
  async (status) => {
    const person = await makeStudent(app.database.db);
    await turnOn(person, makeBrowser().subscription);
    answer = status;
    await deliver(person);
    expect(await isOn(person)).toBe(false);
  },
);

it.each<[string, (keys: { p256dh: string; auth: string }) => object]>([
  ["with padding", ({ p256dh }) => ({ p256dh: `${p256dh}=` })],
  ["with ten thousand signs of padding", ({ p256dh }) => ({ p256dh: p256dh + "=".repeat(10_000) })],
  ["one sign longer", ({ p256dh }) => ({ p256dh: `${p256dh}A` })],
  ["off the curve", () => ({ p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url") })],
  ["of another form", ({ p256dh }) => ({ p256dh: `C${p256dh.slice(1)}` })],
  [
    "with bits beyond its bytes",
    ({ p256dh }) => ({ p256dh: `${p256dh.slice(0, -1)}${p256dh.endsWith("B") ? "C" : "B"}` }),
  ],
  ["whose secret is longer", ({ auth }) => ({ auth: `${auth}AA` })],
  ["whose secret has padding", ({ auth }) => ({ auth: `${auth}==` })],
])("R13.7 a key %s is refused on subscription", async (_how, change) => {
  const person = await makeStudent(app.database.db);
  const { endpoint, keys } = makeBrowser().subscription;
  const answer = await turnOn(person, { endpoint, keys: { ...keys, ...change(keys) } });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation" } });
  expect(await isOn(person)).toBe(false);
});

it("R13.7 a browser that subscribes again is woken at its new address alone", async () => {
  const person = await makeStudent(app.database.db);
  for (const { subscription } of [makeBrowser(), makeBrowser()])
    expect((await turnOn(person, subscription)).status).toBe(204);
  await deliver(person);
  expect(arrived).toHaveLength(1);
});

it("R13.7 sends to known push services alone, whatever address a client gives, and stores ten browsers a person", async () => {
  const person = await makeStudent(app.database.db);
  const { keys } = makeBrowser().subscription;
  for (const endpoint of [
    "http://fcm.googleapis.com/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilfcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://user@fcm.googleapis.com/a",
    "https://fcm.googleapis.com@evil.example/a",
    "file:///etc/passwd",
    "<b>",
  ])
    expect(await turnOn(person, { endpoint, keys }), endpoint).toMatchObject({ status: 400 });
  for (const broken of [{ p256dh: "x", auth: keys.auth }, { p256dh: keys.p256dh, auth: "<b>" }, {}])
    expect(await turnOn(person, { endpoint: "https://fcm.googleapis.com/a", keys: broken })).toMatchObject({
      status: 400,
    });
  const { pool } = app.database;
  await pool.query(
    `with opened as (
       insert into sessions (account_id, token_hash, expires_at)
       select $1::uuid, decode(md5(n::text || $1::text), 'hex'), now() + interval '1 day' from generate_series(1, 12) n
       returning account_id, id)
     insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, created_at)
     select account_id, id, 'https://fcm.googleapis.com/' || id, 'x', 'x', now() - interval '1 day' from opened`,
    [person.id],
  );
  expect((await turnOn(person, makeBrowser().subscription)).status).toBe(204);
  const { rows } = await pool.query("select session_id from push_subscriptions where account_id = $1", [person.id]);
  expect(rows).toHaveLength(10);
  expect(await isOn(person)).toBe(true);
});
