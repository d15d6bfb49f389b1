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

test("R12.3 before a process listens it has made the pages that most come by, in every language", async () => {
  await warmUp(app.app);
  expect(rendered).toEqual(expect.arrayContaining(["en /", "hi /", "ur /", "en /home-tuition", "ur /home-tuition"]));
  const known = rendered.length;
  const { statusCode } = await app.app.inject("/ur/home-tuition");
  expect([statusCode, rendered.length]).toEqual([200, known]);
});
