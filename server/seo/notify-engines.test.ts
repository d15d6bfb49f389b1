import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#server/settings/settings.ts";
import { createTestApp, productionSettings, type TestApp, testSecret } from "#test/app.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { indexNowKey } from "./indexnow-key.ts";
import { notifyEngines } from "./notify-engines.ts";

type Submission = { host: string; key: string; keyLocation: string; urlList: string[] };

describe("changed addresses are submitted to search engines (R11.3)", () => {
  let test: TestApp;
  const submissions: Submission[] = [];
  let answer = 202;
  const service = createServer((request, reply) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      submissions.push(JSON.parse(body));
      reply.writeHead(answer).end();
    });
  });
  let context: Parameters<typeof notifyEngines>[0];
  const id = randomUUID();

  beforeAll(async () => {
    test = await createTestApp();
    await new Promise<void>((listening) => {
      service.listen(0, "127.0.0.1", listening);
    });
    const address = service.address();
    const port = typeof address === "object" ? address?.port : 0;
    const settings = readSettings({
      ...productionSettings,
      DATABASE_URL: test.url,
      FILES_DIR: "unused",
      INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow`,
    });
    context = { db: test.database.db, secret: testSecret, settings };
    await seedTeachers(test.database.pool, [seedTeacher({ id }), seedTeacher({ id: randomUUID(), phone: null })]);
  });
  afterAll(async () => {
    service.close();
    await test.close();
  });
  beforeEach(() => {
    submissions.length = 0;
    answer = 202;
  });

  const waiting = async () => {
    const { rows } = await test.database.pool.query("select url from indexnow_urls where submission_id is null");
    return rows.map(({ url }) => url);
  };
  const path = `/teacher-profile/${id}`;
  const change = (what: string) => test.database.pool.query(`update teachers set ${what} where account_id = $1`, [id]);

  it("a listed teacher's page waits once, is submitted in every language, and waits no more", async () => {
    expect(await waiting()).toEqual([path]);
    await change("bio = 'New words'");
    expect(await waiting()).toEqual([path]);
    await notifyEngines(context);
    const key = indexNowKey(context);
    expect(submissions).toEqual([
      {
        host: "nukkad.test",
        key,
        keyLocation: `https://nukkad.test/${key}.txt`,
        urlList: ["", "/hi", "/ur"].map((prefix) => `https://nukkad.test${prefix}${path}`),
      },
    ]);
    expect(await waiting()).toEqual([]);
    const { rows } = await test.database.pool.query("select url_count, status_code from indexnow_submissions");
    expect(rows).toEqual([{ url_count: 3, status_code: 202 }]);
    await notifyEngines(context);
    expect(submissions).toHaveLength(1);
  });

  it("an invisible change is not submitted; a name, and a page that goes, are", async () => {
    await change("version = version + 1, longitude = longitude + 0.0001");
    expect(await waiting()).toEqual([]);
    await test.database.pool.query("update accounts set name = 'Asha R.' where id = $1", [id]);
    expect(await waiting()).toEqual([path]);
    await notifyEngines(context);
    await test.database.pool.query("update accounts set status = 'deactivated' where id = $1", [id]);
    expect(await waiting()).toEqual([path]);
  });

  it("what the service rejects waits again, once", async () => {
    answer = 429;
    await notifyEngines(context);
    expect(submissions).toHaveLength(1);
    expect(await waiting()).toEqual([path]);
    await notifyEngines(context);
    expect(await waiting()).toEqual([path]);
  });

  it("without a service nothing is sent, and addresses go on waiting", async () => {
    const settings = { ...context.settings, indexNow: { endpoint: undefined, key: undefined } };
    await notifyEngines({ ...context, settings });
    expect(submissions).toEqual([]);
    expect(await waiting()).toEqual([path]);
  });

  it("the key is served as the service requests it, and nothing else is", async () => {
    const key = indexNowKey(context);
    const { statusCode, body, headers } = await test.app.inject({ url: `/${key}.txt` });
    expect({ statusCode, body, type: headers["content-type"] }).toEqual({
      statusCode: 200,
      body: key,
      type: "text/plain; charset=utf-8",
    });
    expect((await test.app.inject({ url: `/${"0".repeat(32)}.txt` })).statusCode).toBe(404);
  });
});
