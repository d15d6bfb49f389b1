import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { Role } from "#contract/vocabulary.ts";
import { Refusal } from "#server/refusal.ts";
import validation from "#text/en/validation.json" with { type: "json" };
import type { Caller, SignedIn } from "./caller.ts";
import { loadSchemas, mountRoutes, openCallAs, route } from "./endpoint.ts";
import { handleErrors } from "./errors.ts";
import { redirectTo } from "./raw-answer.ts";

const greet = defineEndpoint({
  method: "POST",
  path: "/api/greet/{id}",
  access: "teacher.account",
  schemas: async () => ({
    summary: "Greets.",
    params: z.object({ id: z.uuid() }),
    query: z.object({ times: z._default(z.coerce.number().check(z.int(), z.lte(3)), 1) }),
    body: z.object({ name: z.string({ error: "required" }).check(z.minLength(2, { error: "too_short" })) }),
    answer: z.object({ text: z.string() }),
  }),
});

const open = (path: `/api/${string}`) =>
  defineEndpoint({ method: "GET", path, access: "anyone", schemas: async () => ({ summary: "Open." }) });

const signedIn = (role: Role): SignedIn => ({
  sessionId: "s",
  confirmed: true,
  confirmedBy: "password",
  lacksFactor: false,
  account: {
    id: "a",
    role,
    name: "A",
    email: "a@demo.test",
    emailVerified: true,
    hasPhone: true,
    hasPassword: true,
    status: "active",
    language: "en",
  },
});

const tokenOf = (role: string) => `${role}-token-with-enough-letters`;
const id = "0198c9d6-0000-7000-8000-000000000001";

let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  app = Fastify({ logger: { level: "info", stream: { write: (line: string) => logged.push(line) } }, bodyLimit: 1000 });
  handleErrors(app);
  await app.register(cookie);
  const routes = [
    route(greet, ({ body, query }) => ({ text: `hello ${body.name}`.repeat(query.times), secret: "phone" })),
    route(open("/api/broken"), () => {
      throw new Error("select * from accounts where email = 'x'");
    }),
    route(open("/api/refused"), () => {
      throw new Refusal("too_many_requests", { retryAfter: 30 });
    }),
    route(open("/api/nothing"), () => undefined),
    route(defineEndpoint({ ...open("/api/leading"), sends: "redirect" }), () => redirectTo("/elsewhere")),
  ];
  const findSession = async (token: string) => {
    const role = token.split("-")[0];
    return role === "teacher" || role === "student" ? signedIn(role) : null;
  };
  mountRoutes(app, await loadSchemas(routes), { findSession });
  await app.ready();
});

afterAll(() => app.close());

const post = (given: { role?: string; body?: unknown; query?: string; path?: string; headers?: object }) =>
  app.inject({
    method: "POST",
    url: `/api/greet/${given.path ?? id}${given.query ?? ""}`,
    headers: {
      ...(given.role && { authorization: `Bearer ${tokenOf(given.role)}` }),
      "content-type": "application/json",
      ...given.headers,
    },
    payload: typeof given.body === "string" ? given.body : JSON.stringify(given.body ?? { name: "Asha" }),
  });

describe("the endpoint adapter (R7.0, R7.1, R6.2)", () => {
  it("answers with what the schema declares and nothing more", async () => {
    const answer = await post({ role: "teacher", query: "?times=2" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ text: "hello Ashahello Asha" });
  });

  it.each([
    ["no token", undefined, 401, "unauthorized"],
    ["a dead token", "nobody", 401, "unauthorized"],
    ["another role", "student", 403, "forbidden"],
  ])("refuses %s before reading the body", async (_title, role, status, code) => {
    const answer = await post({ role, body: "{broken" });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it("names each wrong field with a code and an English message", async () => {
    const answer = await post({ role: "teacher", body: { name: "A" } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "validation", issues: [{ path: "name", code: "too_short" }] });
    expect(answer.json().issues[0].message).not.toBe("");
  });

  it.each([
    ["missing", {}, "required"],
    ["null", { name: null }, "required"],
    ["a number", { name: 5 }, "wrong_type"],
    ["a list", { name: ["Asha"] }, "wrong_type"],
  ])("distinguishes a missing value from one of the wrong type: %s", async (_title, body, code) => {
    const answer = await post({ role: "teacher", body });
    expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: "name", code }]]);
    expect(answer.json().issues[0].message).toBe(
      { required: validation.required, wrong_type: validation.wrong_type }[code],
    );
  });

  it.each([
    ["an id that is none", { path: "not-an-id" }, 404, "not_found"],
    ["JSON that is none", { body: "{broken" }, 400, "invalid_json"],
    ["a query out of bounds", { query: "?times=9" }, 400, "validation"],
    ["a NUL in the text", { body: { name: "A\u0000sha" } }, 400, "validation"],
    ["another media type", { headers: { "content-type": "text/csv" }, body: "a,b" }, 415, "unsupported_media_type"],
    ["a body too large", { body: { name: "x".repeat(2000) } }, 413, "too_large"],
    ["an empty body", { body: "null" }, 400, "validation"],
  ])("answers %s with a clear error", async (_title, given, status, code) => {
    const answer = await post({ role: "teacher", ...given });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("never shows a stack or a query to a client, nor a query's message to the log of a Refusal (R7.1)", async () => {
    const answer = await app.inject("/api/broken");
    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe("internal");
    expect(answer.body).not.toMatch(/select|accounts|\.ts|at /i);
    expect(logged.join("")).toContain("unexpected failure");
  });

  it.each([
    ["PUT", `/api/greet/${id}`, "POST, OPTIONS"],
    ["GET", `/api/greet/${id}`, "POST, OPTIONS"],
    ["DELETE", "/api/nothing", "GET, HEAD, OPTIONS"],
    ["HEAD", "/api/leading", "GET, OPTIONS"],
  ] as const)("answers %s of a known path that has no such method with 405 and Allow", async (method, url, allow) => {
    const answer = await app.inject({ method, url, headers: { "content-type": "text/csv" } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    if (method !== "HEAD") expect(answer.json().code).toBe("method_not_allowed");
  });

  it("answers OPTIONS with the allowed methods, and HEAD as GET without the body", async () => {
    const options = await app.inject({ method: "OPTIONS", url: "/api/nothing" });
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
    const head = await app.inject({ method: "HEAD", url: "/api/nothing" });
    expect([head.statusCode, head.body]).toEqual([204, ""]);
  });

  it("sends a redirect that is not cached and sends no referrer", async () => {
    const answer = await app.inject("/api/leading");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/elsewhere"]);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  });

  it("sends Retry-After", async () => {
    const answer = await app.inject("/api/refused");
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("30");
    expect(answer.json().retryAfter).toBe(30);
  });

  it("answers 204 when there is no body", async () => {
    expect((await app.inject("/api/nothing")).statusCode).toBe(204);
  });
});

describe("a call from inside another (R6.2, R7.0)", () => {
  const list = defineEndpoint({
    method: "GET",
    path: "/api/list",
    access: "teacher.account",
    schemas: async () => ({
      summary: "Lists.",
      query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.lte(3)), 1) }),
      answer: z.object({ page: z.number() }),
    }),
  });
  const routes = [
    route(list, ({ query, reply }) => {
      reply.header("x-total-count", 7);
      return { page: query.page, secret: "phone" };
    }),
    route(defineEndpoint({ ...list, method: "PUT", path: "/api/save" }), () => ({ page: 0 })),
    route(open("/api/nothing"), () => undefined),
    route(greet, () => ({ text: "" })),
  ];
  const ask = async (url: string, who: SignedIn | null) => {
    const inside = openCallAs(await loadSchemas(routes));
    const caller: Caller = { signedIn: who, address: "10.0.0.1", userAgent: "", language: "en" };
    return inside(url, caller, { isMultipart: () => false } as never);
  };

  it("is answered with what the schema declares, and the given headers", async () => {
    const teacher = signedIn("teacher");
    expect(await ask("/api/list?page=2", teacher)).toEqual({ json: '{"page":2}', headers: { "x-total-count": "7" } });
    expect(await ask("/api/list", teacher)).toMatchObject({ json: '{"page":1}' });
  });

  it("is guarded as from outside: another role, nobody, a missing second factor", async () => {
    await expect(ask("/api/list", signedIn("student"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(ask("/api/list", null)).rejects.toMatchObject({ code: "unauthorized" });
    const lacking = { ...signedIn("teacher"), lacksFactor: true };
    await expect(ask("/api/list", lacking)).rejects.toMatchObject({ code: "second_factor_required" });
  });

  it("refuses invalid input, and does not find writing or non-JSON endpoints", async () => {
    await expect(ask("/api/list?page=4", signedIn("teacher"))).rejects.toMatchObject({ code: "validation" });
    for (const url of ["/api/lists", "/api/save", "/api/nothing", `/api/greet/${id}`, "/api/greet/{id}"])
      await expect(ask(url, signedIn("teacher"))).rejects.toMatchObject({ code: "not_found" });
  });
});
