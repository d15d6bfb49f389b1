/** The printed API matches the real one (R7.0): forms, files, streams and redirects. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type Declared, readDeclared } from "#test/declared-answer.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { makeJpeg } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";

let app: TestApp;
let declared: Declared;
let teacher: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  declared = await readDeclared(app);
  teacher = await makePerson(app.database.db, { role: "teacher" });
});
afterAll(() => app.close());

const operationOf = (method: string, path: string) =>
  declared.operations.find((each) => each.method === method && each.path === path);

test("R7.0 uploads declare their form: the file's field and types, and the fields beside it", async () => {
  const forms = declared.operations.flatMap(({ path, requestBody }) => {
    const form = requestBody?.content["multipart/form-data"];
    return form === undefined ? [] : [[path, form]];
  });
  const photo = {
    schema: { required: ["profileImage"] },
    encoding: { profileImage: { contentType: "image/jpeg, image/png, image/webp" } },
  };
  expect(Object.fromEntries(forms)).toMatchObject({
    "/api/students/profile/upload-image": photo,
    "/api/teachers/profile/upload-image": photo,
    "/api/teachers/documents": {
      schema: {
        required: ["document", "name", "type"],
        properties: { type: { enum: expect.arrayContaining(["identity"]) } },
      },
      encoding: { document: { contentType: "application/pdf, image/jpeg, image/png" } },
    },
  });
});

test("R7.0 a declared form is accepted as declared, and the file is returned as declared", async () => {
  const bytes = await makeJpeg();
  const url = "/api/teachers/documents";
  const { requestBody } = operationOf("POST", url) ?? {};
  const [field = ""] = Object.keys(requestBody?.content["multipart/form-data"]?.schema?.properties ?? {});
  const fields = { name: "Degree", type: "qualification" };
  const stored = await sendForm<{ id: string }>(app, { url, token: teacher.token, fields, files: [{ field, bytes }] });
  expect(stored.status).toBe(201);
  const file = await app.app.inject({
    url: `/api/teachers/documents/${stored.body.id}/file`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  expect(file.statusCode).toBe(200);
  expect(declared.findUndeclared({ method: "GET", path: "/api/teachers/documents/{id}/file" }, file)).toBeNull();
});

test("R7.0 redirects and the stream are declared as such", async () => {
  expect(operationOf("GET", "/api/notifications/stream")?.responses[200]?.content).toEqual({ "text/event-stream": {} });
  for (const [path, query] of [
    ["/api/auth/google", "?role=student"],
    ["/api/auth/google/callback", ""],
  ]) {
    const answer = await app.app.inject({ url: `${path}${query}` });
    expect(answer.statusCode).toBe(302);
    expect(declared.findUndeclared({ method: "GET", path: path ?? "" }, answer)).toBeNull();
  }
});

test("R7.1 what Node itself refuses is answered in our error format, on a real connection", async () => {
  const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const large = await fetch(`${address}/api/geo/places?q=${"x".repeat(20_000)}`);
  expect([large.status, await large.json()]).toMatchObject([431, { code: "headers_too_large" }]);
  expect(large.headers.get("cache-control")).toBe("no-store");
});

test.each(["/api/%ff", `/api/teachers/${"x".repeat(300)}`, `/api/auth/user/${"%E0".repeat(9)}`])(
  "R7.1 a malformed or too long address is not found, in our error format and without repeating it: %s",
  async (url) => {
    const answer = await app.app.inject({ url, headers: { authorization: `Bearer ${teacher.token}` } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.body).not.toContain(url);
  },
);
