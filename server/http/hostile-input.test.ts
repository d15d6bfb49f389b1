/** Hostile input is refused cleanly and cheaply (R7.0, R7.1). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { findPlacesEndpoint } from "#contract/locations.ts";
import { unsubscribeEndpoint } from "#contract/notifications.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { bodies } from "#server/settings/tuning.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** `levels` of lists, the object around them not counted. */
const nested = (levels: number) => `{"name":${"[".repeat(levels)}${"]".repeat(levels)}}`;

test("R7.1 JSON nested deeper than 32 is 400, however deep", async () => {
  const { token } = await makeTeacher(app.database.db);
  const send = async (endpoint: { method: string; path: string }, payload: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await app.app.inject({ method: endpoint.method as "POST", url: endpoint.path, headers, payload });
    return [answer.statusCode, answer.json().code];
  };
  for (const endpoint of [loginEndpoint, registerEndpoint, saveTeacherProfileEndpoint]) {
    for (const levels of [bodies.deepest, 20_000, 100_000])
      expect(await send(endpoint, nested(levels))).toEqual([400, "invalid_json"]);
    expect(await send(endpoint, nested(bodies.deepest - 1))).toEqual([400, "validation"]);
  }
});

test("R7.1 an ignored body has a size limit too", async () => {
  const send = (bytes: number) =>
    app.app.inject({
      method: "POST",
      url: `${unsubscribeEndpoint.path}?token=a.b.c`,
      headers: { "content-type": "text/plain" },
      payload: Buffer.alloc(bytes),
    });
  expect((await send(bodies.unread)).statusCode).toBe(404);
  expect((await send(bodies.unread + 1)).statusCode).toBe(413);
});

test("R7.1 an endless body is answered while it is still arriving", async () => {
  const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise(setImmediate);
      sent += 4096;
      controller.enqueue(new Uint8Array(4096));
    },
  });
  const leaving = new AbortController();
  const request = { method: "POST", body, duplex: "half", signal: leaving.signal };
  const answer = await fetch(`${address}${unsubscribeEndpoint.path}?token=a.b.c`, request);
  expect(answer.status).toBe(413);
  expect(sent).toBeGreaterThan(bodies.unread);
  leaving.abort();
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"])(
  "R7.11 %s is searched as a plain word",
  async (word) => {
    expect((await app.call(publicNearbyTeachersEndpoint, { query: { searchQuery: word } })).status).toBe(200);
    expect((await app.call(publicNearbyTeachersEndpoint, { query: { subjects: word } })).status).toBe(200);
    expect(await app.call(findPlacesEndpoint, { query: { q: word } })).toMatchObject({
      status: 200,
      body: expect.any(Array),
    });
  },
);
