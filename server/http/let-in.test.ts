/** More new connections than the loop has turns (R12.3, decision 133): they are taken in and judged, and do not queue in the kernel. */
import { connect } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { work } from "#contract/limits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { askAlone } from "#test/ask-alone.ts";
import { webOf } from "#test/web-build.ts";

/** Milliseconds that the loop is held by a page. */
const drawing = 20;
let drawn = 0;

const web = webOf(async () => {
  const until = performance.now() + drawing;
  while (performance.now() < until);
  drawn++;
  return new Response("<p>");
});

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ pages: { web, now: () => 0 } });
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

test("R12.3 who comes by a line of their own while pages are drawn is turned away at once where the queue is full, and health is heard", async () => {
  const { atOnce, longestQueue } = work.pages;
  const asked = 4 * (atOnce + longestQueue);
  const pages = Array.from({ length: asked }, (_, nth) => askAlone(`${origin}/fresh/${nth}`));
  expect(await askAlone(`${origin}/healthz`)).toBe(200);
  // By one connection a turn it would be heard after all of them, and none would be turned away; a busy machine takes in more slowly.
  expect(drawn).toBeLessThan((3 / 4) * asked);
  expect(new Set(await Promise.all(pages))).toEqual(new Set([200, 503]));
}, 60_000);

test("R12.3 a page is made however many come meanwhile", async () => {
  const port = Number(new URL(origin).port);
  let coming = true;
  const crowd = (async () => {
    while (coming) {
      connect(port, "127.0.0.1", function (this: { destroy(): void }) {
        this.destroy();
      }).on("error", () => {});
      await nextTurn();
    }
  })();
  const late = sleep(10_000, "late", { ref: false });
  const seen = await Promise.race([askAlone(`${origin}/in-a-crowd`), late]);
  coming = false;
  await crowd;
  expect(seen).toBe(200);
}, 60_000);
