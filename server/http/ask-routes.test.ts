import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askRoutes } from "./ask-routes.ts";

const app = Fastify();
beforeAll(async () => {
  app.addHook("onRequest", async (_request, reply) => void reply.raw.setHeader("x-always", "yes"));
  app.get("/who", async ({ ip, headers }) => ({ ip, language: headers["accept-language"] }));
  app.post("/sum", async ({ body }) => ({ sum: (body as number[]).reduce((sum, each) => sum + each, 0) }));
  app.get("/streamed", (_request, reply) => reply.type("text/plain").send(Readable.from(["گنت", "ی"])));
  app.get("/bytes", async (_request, reply) => reply.type("text/plain").send(Buffer.from("नुक्कड़")));
  app.get("/hijacked", (_request, reply) => void reply.hijack().raw.writeHead(418, { "x-own": "1" }).end("short way"));
  app.get("/none", async (_request, reply) => reply.code(204).send());
  app.get("/left", (_request, reply) => void reply.hijack().raw.destroy());
  await app.ready();
});
afterAll(() => app.close());

const ask = (url: string, given: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  askRoutes(app.routing, { method: "GET", url, headers: {}, address: "10.1.2.3", ...given });

test("a question without a line is heard as one with it: its headers, its body, and from where it seems to come", async () => {
  const who = await ask("/who", { headers: { "accept-language": "ur" } });
  expect(who).toMatchObject({ status: 200, body: '{"ip":"10.1.2.3","language":"ur"}' });
  expect(who.headers).toMatchObject({ "x-always": "yes", "content-type": "application/json; charset=utf-8" });
  const json = { "content-type": "application/json" };
  const sum = await ask("/sum", { method: "POST", headers: json, body: "[1,2,3]" });
  expect(sum).toMatchObject({ status: 200, body: '{"sum":6}' });
  expect(await ask("/sum", { method: "POST", headers: json, body: "[1," })).toMatchObject({ status: 400 });
  expect(await ask("/nowhere")).toMatchObject({ status: 404 });
});

test("an answer comes whole, in whatever way it is sent", async () => {
  expect(await ask("/streamed")).toMatchObject({ status: 200, body: "گنتی" });
  expect(await ask("/bytes")).toMatchObject({ status: 200, body: "नुक्कड़" });
  expect(await ask("/hijacked")).toMatchObject({ status: 418, body: "short way" });
  expect(await ask("/none")).toMatchObject({ status: 204, body: "" });
});

test("who is left without an answer is told so", async () => {
  await expect(ask("/left")).rejects.toThrow("no answer to GET /left");
});
