/** Reads that may be seconds old (R12.3), with a real streaming replica: it answers visitors while it is fit, and the primary whenever it is not. */
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { openDatabase } from "#server/db/client.ts";
import { watchReplica } from "#server/db/watch-replica.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type DatabaseLine, openDatabaseProxy } from "#test/database-line.ts";
import { makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { openReplicated, type ReplicatedDatabase } from "#test/replica.ts";

const token = "a token for the watch: 0123456789 abc";

let house: ReplicatedDatabase;
let line: DatabaseLine;
let app: TestApp;
let teacher: TestPerson;

beforeAll(async () => {
  house = await openReplicated();
  line = await openDatabaseProxy(house.replicaUrl);
  const settings = { DATABASE_REPLICA_URL: line.url, METRICS_TOKEN: token, PATIENCE: "2" };
  app = await createTestApp({ url: house.url, settings });
  teacher = await makeTeacher(app.database.db);
}, 120_000);
afterAll(async () => {
  await app.close();
  await line.close();
  await house.close();
}, 60_000);

async function figure(name: string): Promise<number> {
  const { body } = await app.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });
  const found = body.split("\n").find((said) => said.startsWith(`${name} `));
  return Number(found?.split(" ")[1] ?? 0);
}

const becomesFit = () =>
  vi.waitFor(async () => expect(await figure("nukkad_replica_fit")).toBe(1), { timeout: 60_000 });

async function answeredBy(ask: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const count = async () => ({
    replica: await figure('nukkad_old_reads_total{place="replica"}'),
    primary: await figure('nukkad_old_reads_total{place="primary"}'),
  });
  const before = await count();
  await ask();
  const after = await count();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

const page = (headers = {}) => app.call(readTeacherEndpoint, { params: { id: teacher.id }, headers });

test("R12.3 a visitor's pages and searches are read from the replica; signed-in users and those who have just saved read the primary", async () => {
  await becomesFit();
  expect(await answeredBy(() => page())).toEqual({ replica: 1, primary: 0 });
  expect(await answeredBy(() => app.call(publicNearbyTeachersEndpoint))).toEqual({ replica: 1, primary: 0 });
  const signedIn = () => app.call(readTeacherEndpoint, { params: { id: teacher.id }, token: teacher.token });
  expect(await answeredBy(signedIn)).toEqual({ replica: 0, primary: 0 });
  expect(await answeredBy(() => page({ cookie: "just_saved=1" }))).toEqual({ replica: 0, primary: 0 });
});

test("R12.3 after an announcement the primary is read until the replica has replayed it", async () => {
  await becomesFit();
  await house.hold();
  const heard = vi.waitFor(async () => expect(await figure("nukkad_replica_fit")).toBe(0), { timeout: 60_000 });
  await app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: { bio: "Sums with mangoes" } });
  await heard;
  expect((await page()).body.bio).toBe("Sums with mangoes");
  expect(await answeredBy(() => page())).toEqual({ replica: 0, primary: 1 });
  await house.follow();
  await becomesFit();
  expect((await page()).body.bio).toBe("Sums with mangoes");
  expect(await answeredBy(() => page())).toEqual({ replica: 1, primary: 0 });
});

test("R12.3 seconds of lag are too much, also without announcements; while the primary is unresponsive the last known state counts", async () => {
  const primaryLine = await openDatabaseProxy(house.url);
  const primary = new pg.Pool({ connectionString: primaryLine.url, max: 1 }).on("error", () => {});
  const replica = new pg.Pool({ connectionString: house.replicaUrl, max: 1 });
  let clock = 0;
  const watch = watchReplica({ primary, replica, now: () => clock });
  const becomes = (state: boolean) => vi.waitFor(() => expect(watch.isFit()).toBe(state), { timeout: 60_000 });
  await becomes(true);
  await house.hold();
  await app.database.pool.query("create table some_writing as select generate_series(1, 10) as number");
  clock += 60_000;
  await becomes(false);
  await house.follow();
  await becomes(true);
  await primaryLine.cut();
  clock += 60_000;
  await becomes(true);
  await watch.close();
  await Promise.all([primary.end(), replica.end()]);
});

test("R12.3 a promoted server is not read, and nothing is written on a connection to a replica", async () => {
  const primary = new pg.Pool({ connectionString: house.url, max: 1 });
  const watch = watchReplica({ primary, replica: primary });
  await vi.waitFor(() => expect(watch.lag()).toBeUndefined());
  expect(watch.isFit()).toBe(false);
  await watch.close();
  const reading = openDatabase(house.url, { readOnly: true, max: 1 });
  await expect(reading.pool.query("create table not_here ()")).rejects.toMatchObject({ code: "25006" });
  await reading.close();
  await primary.end();
});

test("R12.3 an unresponsive or unavailable replica costs nobody their answer", async () => {
  await becomesFit();
  line.silence();
  const { status } = await page();
  expect(status).toBe(200);
  await line.mend();
  await becomesFit();
  await line.cut();
  expect(await answeredBy(() => page())).toEqual({ replica: 0, primary: 1 });
  expect((await app.call(publicNearbyTeachersEndpoint)).status).toBe(200);
  await house.stopReplica();
  expect((await page()).status).toBe(200);
}, 60_000);
