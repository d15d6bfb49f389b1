import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { accessLines, loggerOptions } from "./logger.ts";

const canaries = {
  token: "canary-token",
  password: "canary-password",
  otp: "canary-otp",
  phone: "+919000000001",
  email: "canary@demo.test",
  latitude: 28.70411,
  coordinates: [77.10251, 28.70411],
};

describe("the log (R7.0)", () => {
  it("contains no token, password, code, coordinate, phone or e-mail, however a line carries them", async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: loggerOptions("info", { write: (line) => lines.push(line) }) });
    app.get("/api/geo", async (request) => {
      request.log.info(canaries, "flat");
      request.log.info({ body: canaries }, "nested");
      request.log.info({ call: { body: canaries } }, "deeper");
      request.log.error({ err: new Error("canary-token in a message") }, "failed");
      request.log.error(new Error("canary-token alone"));
      request.log.error({ err: new Error("canary-token twice") }, "canary-token twice");
      request.log.error({ err: new Error("outer", { cause: new Error("canary-token as a cause") }) });
      return {};
    });
    await app.inject({
      url: "/api/geo?latitude=28.70411&code=canary-otp",
      headers: { authorization: "Bearer canary-token", cookie: "canary-token" },
    });
    await app.close();
    const log = lines.join("");
    expect(lines.length).toBeGreaterThan(4);
    expect(log).not.toMatch(/canary|28\.70411|77\.10251|9000000001/);
    expect(log).toContain("/api/geo");
  });

  it("describes an error by its kind, reason and place, and so its causes", async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: loggerOptions("info", { write: (line) => lines.push(line) }) });
    const gone = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), { code: "ECONNREFUSED" });
    app.log.error({ err: new TypeError("Cannot read properties of undefined (reading 'name')", { cause: gone }) }, "x");
    await app.close();
    const { err } = JSON.parse(lines[0] ?? "{}");
    expect(err).toMatchObject({
      type: "TypeError",
      message: "Cannot read properties of undefined (reading 'name')",
      stack: expect.stringContaining("logger.test.ts"),
      cause: { type: "Error", reason: "ECONNREFUSED" },
    });
    expect(lines[0]).not.toContain("10.0.0.7");
  });

  it("has one line a request, and every other line of the request names its call too", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: loggerOptions("info", stream), ...accessLines("info", stream) });
    app.get("/api/geo", async (request) => {
      request.log.warn("a word");
      return {};
    });
    await app.inject("/api/geo?code=canary-otp");
    await app.close();
    const [word, completed, ...more] = lines.map((line) => JSON.parse(line));
    expect(word).toMatchObject({ msg: "a word", call: "GET /api/geo" });
    expect(completed).toMatchObject({ msg: "request completed", call: "GET /api/geo", reqId: word.reqId, status: 200 });
    expect(more).toEqual([]);
  });

  it("names no secret of a path: a reader of the log must not be able to open a person's calendar (R13.4)", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: loggerOptions("info", stream), ...accessLines("info", stream) });
    app.get("/api/calendar/:secret.ics", async (request) => {
      request.log.warn({ req: request }, "a word");
      return {};
    });
    app.get("/api/teachers/:id", async () => ({}));
    const secret = "0198a0de00007000800000000000000aC4n4ry-_C4n4ryC4n4ryC4n4ryC4n4ryC4n4ryC4n4r";
    await app.inject(`/api/calendar/${secret}.ics`);
    await app.inject(`/api/c%61lendar/${secret}.ics`);
    await app.inject("/api/teachers/0198a0de-0000-7000-8000-00000000000a");
    await app.close();
    expect(lines.join("")).not.toContain("C4n4ry");
    const calls = lines.map((line) => JSON.parse(line).call);
    expect(calls).toContain("GET /api/calendar/[secret].ics");
    expect(calls.at(-1)).toBe("GET /api/teachers/0198a0de-0000-7000-8000-00000000000a");
  });
});
