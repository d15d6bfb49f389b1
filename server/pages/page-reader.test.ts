/** Rendering for the reader (R2.1): what the page session's cookie opens, for whom, and what it does not. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { readStudentProfileEndpoint } from "#contract/students.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { makeWebBuild } from "#test/web-build.ts";

let app: TestApp;
let build: Awaited<ReturnType<typeof makeWebBuild>>;

beforeAll(async () => {
  build = await makeWebBuild();
  app = await createTestApp({ buildDir: build.dir });
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

const cookieOf = ({ page }: Pick<TestPerson, "page">) => `__Host-nukkad_page=${page}`;

const open = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { ...headers, ...(cookie !== undefined && { cookie }) } });

/** Of an anonymous app page, with the changing nonce removed. */
const shellOf = async (url = "/app") => plain((await open(url)).body);
const plain = (html: string) => html.replace(/nonce="[^"]*"/g, "");

async function expectShell(cookie: string, headers?: Record<string, string>): Promise<void> {
  const { body, statusCode, headers: given } = await open("/app", cookie, headers);
  expect([statusCode, plain(body)]).toEqual([200, await shellOf()]);
  expect(given["cache-control"]).toBe("no-cache");
}

describe("R2.1 the page session", () => {
  test("renders an app for its owner, by calls with the owner's rights, and is not cacheable", async () => {
    const student = await makeStudent(app.database.db, { name: "Zoya Khan" });
    const { body, headers } = await open("/app", cookieOf(student));
    expect(body).toContain(`<p>student ${student.id} 200 `);
    expect(body).toContain("Zoya Khan");
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      vary: expect.stringContaining("cookie"),
    });
    expect(headers["x-build"]).toBeUndefined();
    expect(headers.etag).toBeUndefined();
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[^']+';/);
  });

  test("without the cookie, or with an unknown one, is the same shell for everybody", async () => {
    expect(await shellOf()).not.toContain("<p>");
    for (const cookie of ["nukkad_page=", `__Host-nukkad_page=${"x".repeat(43)}`, "__Host-nukkad_page=' or 1=1"])
      await expectShell(cookie);
  });

  test("is not the bearer token, nor the other way round", async () => {
    const { token, page } = await makeStudent(app.database.db);
    await expectShell(`__Host-nukkad_page=${token}`);
    // Over https only the name that a sibling domain cannot set.
    await expectShell(`nukkad_page=${page}`);
    const { headers, body } = await open("/app", undefined, { authorization: `Bearer ${token}` });
    expect([plain(body), headers["cache-control"]]).toEqual([await shellOf(), "no-cache"]);
    expect((await app.call(readMeEndpoint, { token: page })).status).toBe(401);
  });

  test.each([
    ["revoked", "update sessions set revoked_at = now() where account_id = $1"],
    ["expired", "update sessions set expires_at = now() - interval '1 minute' where account_id = $1"],
    ["unused for 14 days", "update sessions set last_used_at = now() - interval '14 days' where account_id = $1"],
    ["of a suspended account", "update accounts set suspended_at = now() where id = $1"],
    ["of a deactivated account", "update accounts set status = 'deactivated' where id = $1"],
    ["of a deleted account", "update accounts set status = 'deleted', status_changed_at = now() where id = $1"],
  ])("R7.6 that is %s gives the shell", async (_, statement) => {
    const student = await makeStudent(app.database.db);
    await app.database.pool.query(statement, [student.id]);
    await expectShell(cookieOf(student));
  });

  test("that this browser has signed out of gives the shell, and the cookie is cleared", async () => {
    const student = await makeStudent(app.database.db);
    const { body, headers } = await open("/app", `${cookieOf(student)}; __Host-signed_out=1`);
    expect(plain(body)).toBe(await shellOf());
    expect(headers["set-cookie"]).toMatch(/^__Host-nukkad_page=; Max-Age=0; Path=\/; HttpOnly; Secure/);
  });

  test("counts where the browser opens a page, not where a script or an image of another site requests it", async () => {
    const student = await makeStudent(app.database.db);
    for (const site of ["none", "same-origin", "same-site", "cross-site"]) {
      const sent = { "sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
      expect((await open("/app", cookieOf(student), sent)).body).toContain(student.id);
      for (const mode of ["cors", "no-cors", "same-origin", "websocket"])
        await expectShell(cookieOf(student), { "sec-fetch-site": site, "sec-fetch-mode": mode });
    }
  });

  test("opens none of the router's data requests, from whatever site, and no page by another method", async () => {
    const student = await makeStudent(app.database.db);
    for (const site of ["same-origin", "cross-site"])
      for (const url of ["/app.data", "/student-dashboard.data", "/_root.data?_routes=root"]) {
        const { statusCode, body } = await open(url, cookieOf(student), { "sec-fetch-site": site });
        expect([url, statusCode, body.includes(student.id)]).toEqual([url, 404, false]);
      }
    const headers = { cookie: cookieOf(student), "content-type": "application/x-www-form-urlencoded" };
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const)
      expect((await app.app.inject({ method, url: "/app", headers, payload: "a=b" })).statusCode).toBe(405);
  });

  test("never affects a cached page: it is the same for everybody, before and after", async () => {
    const student = await makeStudent(app.database.db);
    const first = await open("/about", cookieOf(student));
    const second = await open("/about");
    expect(first.body).not.toContain(student.id);
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({ "cache-control": "no-cache", etag: first.headers.etag });
    expect(first.headers["set-cookie"]).toBeUndefined();
  });

  test("two concurrent readers each get their own page", async () => {
    const [one, other] = [await makeStudent(app.database.db), await makeTeacher(app.database.db)];
    const requests = Array.from({ length: 6 }, (_, nth) => (nth % 2 === 0 ? one : other));
    const pages = await Promise.all(requests.map((person) => open("/app", cookieOf(person))));
    pages.forEach(({ body }, nth) => {
      expect(body).toContain(requests[nth]?.id);
      expect(body).not.toContain(requests[(nth + 1) % 2]?.id);
    });
  });
});

describe("R6.2 the calls of a page", () => {
  const answered = async (person: TestPerson, { path }: { path: string }) => {
    const { body } = await open(`/app?call=${encodeURIComponent(path)}`, cookieOf(person));
    const [, status, code] = / (\d{3}) (?:\{"code":"(\w+)")?/.exec(body) ?? [];
    return [Number(status), code];
  };

  test("keep their guards: another role's are refused, those of a second factor too", async () => {
    const [student, teacher] = [await makeStudent(app.database.db), await makeTeacher(app.database.db)];
    expect(await answered(student, readStudentProfileEndpoint)).toEqual([200, undefined]);
    expect(await answered(student, readTeacherProfileEndpoint)).toEqual([403, "forbidden"]);
    expect(await answered(teacher, readTeacherProfileEndpoint)).toEqual([200, undefined]);
    expect(await answered(student, { path: "/api/admin/overview" })).toEqual([403, "forbidden"]);
    const admin = await makePerson(app.database.db, { role: "admin", secondFactor: false });
    expect(await answered(admin, { path: "/api/admin/overview" })).toEqual([403, "second_factor_required"]);
  });

  test("read and never write, and a page session confirms nothing", async () => {
    const student = await makeStudent(app.database.db);
    for (const path of ["/api/auth/logout", "/api/students/teachers/x/contact", "/api/none"])
      expect(await answered(student, { path })).toEqual([404, "not_found"]);
    expect(await answered(student, exportDataEndpoint)).toEqual([403, "confirm_required"]);
    expect((await app.call(readMeEndpoint, { token: student.token })).status).toBe(200);
  });
});
