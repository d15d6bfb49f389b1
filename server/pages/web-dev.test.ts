/** The development server serves the sources of pages, and nothing else of the machine (R12.3). */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openVite } from "./web-dev.ts";

const root = join(import.meta.dirname, "../..");
let app: FastifyInstance;
let origin: string;
let data: string;

beforeAll(async () => {
  // Vite names its cached dependencies, once for every request.
  vi.spyOn(console, "error").mockImplementation(() => {});
  app = Fastify();
  await openVite(app);
  app.get("/*", (_request, reply) => reply.code(404).send("a page"));
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
  // As .data is beside web: the restriction must hold even within it.
  data = await mkdtemp(join(root, "web/.data-"));
  await writeFile(join(data, "password"), "canary-password");
});

afterAll(async () => {
  await rm(data, { recursive: true, force: true });
  await app.close();
});

test.each(["/web/enhance.ts", "/contract/limits.ts", "/text/en.ts", "/content/brand.ts", "/@vite/client"])(
  "gives %s",
  async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/javascript"]);
  },
);

const wishes = ["", "?raw", "?import&raw", "?url", "?raw??", "?import&raw??", "?.svg?.wasm?init", "?html-proxy&raw"];

test.each(["server/settings/secret.ts", "package.json", ".npmrc", "demo/accounts.ts", "scripts/dev.ts"])(
  "does not serve %s, however it is requested",
  async (file) => {
    for (const path of [`/${file}`, `/@fs${root}/${file}`, `/web/..%2f${file}`, `/@fs${root}/web/%2e%2e/${file}`])
      for (const wish of wishes) {
        const answer = await fetch(origin + path + wish);
        expect([path + wish, answer.status]).toEqual([path + wish, answer.status === 404 ? 404 : 403]);
      }
  },
);

test("does not serve a data folder, wherever it is", async () => {
  for (const path of [`/web/${basename(data)}/password`, `/@fs${data}/password`])
    for (const wish of wishes)
      expect(await (await fetch(origin + path + wish)).text()).not.toContain("canary-password");
});
