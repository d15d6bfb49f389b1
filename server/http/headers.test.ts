/** The security headers (R12.2), exactly, on every kind of answer. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson } from "#test/people.ts";
import { makeJpeg } from "#test/sample-images.ts";
import { takeFailures } from "#test/seen-failures.ts";
import { sendForm } from "#test/upload.ts";
import { makeWebBuild } from "#test/web-build.ts";

let build: Awaited<ReturnType<typeof makeWebBuild>>;
let app: TestApp;
let photo: string;
beforeAll(async () => {
  build = await makeWebBuild();
  app = await createTestApp({ buildDir: build.dir });
  const { token } = await makePerson(app.database.db, { role: "teacher" });
  const files = [{ field: "profileImage", bytes: await makeJpeg() }];
  const sent = await sendForm<{ photo: string }>(app, { url: "/api/teachers/profile/upload-image", token, files });
  photo = sent.body.photo;
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

const everywhere = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

const nothing = "default-src 'none';frame-ancestors 'none'";

const page = (scripts: string, styles: string, media = "") =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    `media-src 'self'${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");

/** Hashes of `boot()` and `title{color:red}`, the inline code of the test build's documents. */
const document = page(
  "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
  " 'sha256-/G6WJtAORTgvwgM1/lxVkXfyNYN29ai6AnmD9zG3D/E='",
);

const about =
  /^(cross-origin|origin-agent|permissions|referrer|strict-transport|content-security|x-(?!total|unread|build|request-id))/;

async function headersOf(url: string, status: number, method: "GET" | "POST" = "GET") {
  const answer = await app.app.inject({ method, url });
  expect([url, answer.statusCode]).toEqual([url, status]);
  const protecting = Object.entries(answer.headers).filter(([name]) => about.test(name));
  return Object.fromEntries(protecting);
}

describe("R12.2 the security headers", () => {
  test.each([
    ["a call", "/api/public/supply", 200, nothing],
    ["a refused call", "/api/auth/user/me", 401, nothing],
    ["an unknown call", "/api/none", 404, nothing],
    ["a check of health", "/healthz", 200, nothing],
    ["a file beside the pages", "/favicon.svg", 200, nothing],
    ["a document", "/", 200, document],
    ["a document that is not there", "/missing", 404, document],
    ["a page that is refused", "//evil.example", 404, nothing],
  ])("are exactly these on %s", async (_title, url, status, policy) => {
    expect(await headersOf(url, status)).toEqual({ ...everywhere, "content-security-policy": policy });
  });

  test("a script, stylesheet or font has the headers that protect files, and none that concern only pages", async () => {
    const fileHeaders = async (encoding?: string) => {
      const { headers } = await app.app.inject({
        url: "/assets/enhance-1.js",
        headers: { "accept-encoding": encoding ?? "identity" },
      });
      const { connection: _connection, "keep-alive": _alive, date: _date, ...rest } = headers;
      return rest;
    };
    const expected = {
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": expect.any(String),
      "content-type": expect.stringContaining("javascript"),
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": everywhere["strict-transport-security"],
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    };
    expect(await fileHeaders()).toEqual(expected);
    expect(await fileHeaders("br")).toEqual({ ...expected, "content-encoding": "br" });
  });

  test("a document inlines the rules it uses, by hash in its policy; an app links the whole stylesheet", async () => {
    const bodyOf = async (url: string) => (await app.app.inject({ url })).body;
    // Without a script nothing loads the rest later.
    const linked = '<link rel="stylesheet" href="/assets/sheet-1.css#"/>';
    expect(await bodyOf("/")).toBe(
      `<!DOCTYPE html><style>title{color:red}</style><noscript>${linked}</noscript><title>en</title>`,
    );
    expect(await bodyOf("/app")).toMatch(/^<!DOCTYPE html><link nonce="[^"]+" rel="stylesheet" href="[^"]+"\/>/);
  });

  test("R2.1 a cached page is answered as when it was rendered, or as 304", async () => {
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await app.app.inject({ url: "/again", headers: { "accept-encoding": "br", ...headers } });
      const {
        date: _date,
        connection: _connection,
        "keep-alive": _alive,
        "x-request-id": _id,
        ...rest
      } = answer.headers;
      return { status: answer.statusCode, headers: rest, body: answer.rawPayload.toString("hex") };
    };
    const made = await ask();
    const repeated = await ask();
    expect(made.status).toBe(200);
    expect(repeated).toEqual(made);
    const known = await ask({ "if-none-match": String(made.headers.etag) });
    const { "content-length": _length, "content-encoding": _encoding, ...same } = made.headers;
    expect(known).toEqual({ status: 304, headers: same, body: "" });
    // Another language, and a visitor who has just saved, get no cached answer.
    expect((await ask({ "accept-language": "ur" })).body).not.toBe(made.body);
    expect((await ask({ cookie: "just_saved=1" })).headers.etag).toBe(made.headers.etag);
  });

  test("are exactly these on a photo, a wrong method and an unexpected failure", async () => {
    const expected = { ...everywhere, "content-security-policy": nothing };
    expect(await headersOf(photo, 200)).toEqual(expected);
    expect(await headersOf("/", 405, "POST")).toEqual(expected);
    await app.database.pool.query("alter table teachers rename to teachers_away");
    const broken = await headersOf("/api/teachers/0198a0de-0000-7000-8000-000000000000", 500);
    await app.database.pool.query("alter table teachers_away rename to teachers");
    expect(broken).toEqual(expected);
    expect(takeFailures()).toHaveLength(1);
  });

  test("R2.14 a document names its build, which permits caching it; an app, a missing page and a call do not", async () => {
    const buildOf = async (url: string) => (await app.app.inject(url)).headers["x-build"];
    expect(await Promise.all(["/", "/app", "/missing", "/api/public/supply"].map(buildOf))).toEqual([
      "b1",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("R2.14 R2.2 a page of a signed link is stored nowhere, however often it is requested", async () => {
    for (const url of ["/private", "/hi/private", "/app/private"])
      for (const round of [1, 2]) {
        const { headers, statusCode } = await app.app.inject({ url, headers: { "accept-encoding": "br" } });
        expect([url, round, statusCode, headers["cache-control"]]).toEqual([url, round, 200, "no-store"]);
        expect([url, headers["x-build"], headers.etag]).toEqual([url, undefined, undefined]);
      }
  });

  test("an app has a new nonce in each answer", async () => {
    const policies = await Promise.all([headersOf("/app", 200), headersOf("/app", 200)]);
    const nonces = policies.map((given) => /'nonce-([^']+)'/.exec(String(given["content-security-policy"]))?.[1] ?? "");
    expect(new Set(nonces).size).toBe(2);
    policies.forEach((given, at) => {
      const nonce = `'nonce-${nonces[at]}'`;
      expect(nonces[at]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(given).toEqual({
        ...everywhere,
        "x-robots-tag": "noindex",
        "content-security-policy": page(nonce, ` ${nonce}`, " blob:"),
      });
    });
  });

  test("without https there is no transport header", async () => {
    const plain = await createTestApp({
      url: app.url,
      settings: {
        PUBLIC_ORIGIN: "http://localhost:3000",
        NUKKAD_DEMO: "yes",
        GOOGLE_CLIENT_ID: "",
        GOOGLE_CLIENT_SECRET: "",
        SMTP_URL: "",
        MAIL_FROM: "",
      },
    });
    const { headers } = await plain.app.inject("/healthz");
    await plain.close();
    expect(headers).not.toHaveProperty("strict-transport-security");
  });
});

describe("pages and the log (R7.0)", () => {
  const linesSince = (start: number) =>
    app.log.slice(start).map((line): { level: number; msg: string } => JSON.parse(line));

  test("a failing page is logged, without the error's message", async () => {
    const start = app.log.length;
    await app.app.inject("/app/broken");
    const failed = app.log.slice(start).find((line) => line.includes("page failed"));
    expect(JSON.parse(failed ?? "{}")).toMatchObject({ level: 50, failure: { type: "Error" } });
    expect(failed).not.toContain("secret of a loader");
    expect(takeFailures()).toEqual([failed]);
  });

  test("a page whose client disconnects is no failure", async () => {
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const start = app.log.length;
    const leaving = new AbortController();
    const answer = await fetch(`${address}/app/endless`, {
      signal: leaving.signal,
      // A compressor would wait for more.
      headers: { "accept-encoding": "identity" },
    });
    await answer.body?.getReader().read();
    leaving.abort();
    await vi.waitFor(() => expect(linesSince(start).map(({ msg }) => msg)).toContain("stream closed prematurely"));
    await app.app.inject("/healthz");
    expect(linesSince(start).filter(({ level }) => level > 30)).toEqual([]);
  });

  test("a page requested by a wrong method answers with the allowed ones", async () => {
    const answer = await app.app.inject({ method: "POST", url: "/home-tuition", payload: "x=1" });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});
