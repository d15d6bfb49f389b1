/** The metrics for the operator's monitoring (R12.3): behind a token or on a port of its own, without personal data. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { askAlone } from "#test/ask-alone.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { makeTeacher } from "#test/members.ts";
import { freshEmail, goodPassword } from "#test/people.ts";

const token = "a token for the watch: 0123456789 abc";

let app: TestApp;
let port: number;
let database: TestDatabase;
beforeAll(async () => {
  port = await findFreePort();
  database = await createTestDatabase();
  // With a replica's metrics: here the primary in its place, which is never fit.
  const settings = { METRICS_TOKEN: token, METRICS_PORT: String(port), DATABASE_REPLICA_URL: database.url };
  app = await createTestApp({ url: database.url, settings });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = (authorization?: string) =>
  app.app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });

test("R12.3 /metrics is answered only with the token", async () => {
  expect((await ask()).statusCode).toBe(401);
  expect((await ask(`Bearer ${token}x`)).statusCode).toBe(401);
  expect((await ask(`Bearer ${token.replace("a", "b")}`)).statusCode).toBe(401);
  const answer = await ask(`Bearer ${token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test("R12.3 requests by route and status, connections, jobs by queue, streams, event loop", async () => {
  const { id } = await makeTeacher(app.database.db);
  await app.call(readTeacherEndpoint, { params: { id } });
  const email = freshEmail();
  await app.call(registerEndpoint, { body: { name: "Asha", email, password: goodPassword, role: "student" } });
  const { body } = await ask(`Bearer ${token}`);
  expect(body).toMatch(/nukkad_requests_total\{method="GET",route="\/api\/teachers\/:id",status="200"\} 1/);
  expect(body).toContain('nukkad_request_seconds_bucket{le="0.005",method="POST",route="/api/auth/register"}');
  expect(body).toMatch(/nukkad_connections\{share="search",state="waiting"\} 0/);
  expect(body).toMatch(/nukkad_jobs\{queue="\w+",state="\w+"\} \d/);
  expect(body).toMatch(/nukkad_streams 0/);
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  // No label is an address, an id or a name.
  expect(body).not.toContain(id);
  expect(body).not.toContain(email);
});

test("R12.3 an unknown address creates no label", async () => {
  for (let nth = 0; nth < 20; nth++) await app.app.inject(`/nowhere-${nth}`);
  const { body } = await ask(`Bearer ${token}`);
  expect(body).not.toContain("nowhere");
});

test("R12.3 a separate port answers the same metrics, and of the site only health; by default there is none", async () => {
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await at("/metrics")).text()).toContain("nukkad_connections");
  expect((await at("/")).status).toBe(404);
  const plain = await createTestApp({ url: app.url });
  expect((await plain.app.inject("/metrics")).statusCode).toBe(404);
  await plain.close();
});

test("R12.3 on the separate port health is answered at once, however many connections wait on the site's port", async () => {
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  let answered = 0;
  const crowd = Array.from({ length: 400 }, () => askAlone(`${origin}/healthz`).finally(() => answered++));
  for (const path of ["/healthz", "/readyz"]) expect(await askAlone(`http://127.0.0.1:${port}${path}`)).toBe(200);
  // The site's own port accepts one connection per turn of the event loop: the last one would be answered last.
  expect(answered).toBeLessThan(crowd.length / 2);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});

test("R12.3 alerts use existing metrics, and the operators' page explains each", async () => {
  const root = join(import.meta.dirname, "../..");
  const rules = await readFile(join(root, "ops/alerts.yml"), "utf8");
  const page = await readFile(join(root, "docs/operations.md"), "utf8");
  const { body } = await ask(`Bearer ${token}`);
  const exported = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const named = [...rules.matchAll(/\b((?:nukkad|nodejs|process)_\w+)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.map((name) => name.replace(/_bucket$/, "")).filter((name) => !exported.has(name))).toEqual([]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(alerts.filter((name) => !page.includes(`**${name}**`))).toEqual([]);
});
