import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { webOf } from "#test/web-build.ts";
import { warmUp } from "./warm-up.ts";

const rendered: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const web = webOf(async (request, { language }) => {
    rendered.push(`${language} ${new URL(request.url).pathname}`);
    return new Response("<p>Here.</p>");
  });
  app = await createTestApp({ pages: { web, now: () => 0 } });
});
afterAll(() => app.close());

test("R12.3 before a process listens it has rendered the most frequent pages, in every language", async () => {
  await warmUp(app.app);
  expect(rendered).toEqual(expect.arrayContaining(["en /", "hi /", "ur /", "en /home-tuition", "ur /home-tuition"]));
  const known = rendered.length;
  const { statusCode } = await app.app.inject("/ur/home-tuition");
  expect([statusCode, rendered.length]).toEqual([200, known]);
});

test("R12.1 warm-up requests have no log lines, other requests have", async () => {
  app.log.length = 0;
  await warmUp(app.app);
  const answered = () => app.log.filter((line) => line.includes("request completed"));
  expect(answered()).toEqual([]);
  await app.app.inject("/hi/home-tuition");
  expect(answered()).toEqual([expect.stringContaining("GET /hi/home-tuition")]);
});

test("R12.3 a process with a late event loop listens once it no longer refuses requests", async () => {
  const late = await createTestApp({ url: app.url, settings: { PATIENCE: "1" } });
  const ask = async () => (await late.app.inject("/api/nowhere")).statusCode;
  // More than a second of blocking, and again: lateness is measured second by second.
  while ((await ask()) === 404) {
    for (const until = performance.now() + 1300; performance.now() < until; );
    await setImmediate();
  }
  await warmUp(late.app);
  expect(await ask()).toBe(404);
  await late.close();
});
