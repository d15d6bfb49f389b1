/** For tests: a minimal web build, so that pages, assets and their headers can be requested without building the real one. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Web, WebBuild } from "#server/pages/web-build.ts";

/** `/app...` are apps, the rest documents; addresses ending in `/private` are personal; with a reader an app shows who that is and the answer of the call `?call=`; `/app/endless` begins and never ends, `/app/broken` fails while rendering. */
const server = `
const encode = (text) => new TextEncoder().encode(text);
export const bootScript = "boot()";
export const describePage = ({ pathname }) => ({ kind: pathname.startsWith("/app") ? "app" : "document", path: pathname, isPrivate: pathname.endsWith("/private") });
export async function respond(request, page) {
  const { pathname } = new URL(request.url);
  const nonce = page.nonce ? 'nonce="' + page.nonce + '" ' : "";
  const sheet = "<link " + nonce + 'rel="stylesheet" href="/assets/sheet-1.css#"/>';
  const asked = page.reader && await page.transport({ method: "GET", url: new URL(request.url).searchParams.get("call") ?? "/api/auth/user/me", headers: {} });
  const reader = asked ? "<p>" + page.reader.role + " " + page.reader.id + " " + asked.status + " " + asked.body + "</p>" : "";
  const html = "<!DOCTYPE html>" + sheet + reader + "<title>" + page.language + "</title>";
  const headers = { "content-type": "text/html; charset=utf-8" };
  if (pathname === "/missing") return new Response(html, { status: 404, headers });
  if (pathname === "/app/broken") page.report(new Error("secret of a loader"));
  if (pathname !== "/app/endless") return new Response(html, { headers });
  return new Response(new ReadableStream({ start: (stream) => stream.enqueue(encode(html)) }), { headers });
}`;

const manifest = { "web/enhance.ts": { file: "assets/enhance-1.js", imports: [] } };

export async function makeWebBuild(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "nukkad-build-"));
  const files = {
    id: "b1",
    "package.json": '{ "type": "module" }',
    "server/index.js": server,
    "client/.vite/manifest.json": JSON.stringify(manifest),
    "client/assets/enhance-1.js": "// enhance",
    "client/assets/enhance-1.js.br": "smaller",
    "client/assets/sheet-1.css": "title{color:red}.nobody{color:blue}",
    "client/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Or none at all: documents alone, as the test answers them. */
export const webOf = (respond: WebBuild["respond"]): Web => ({
  load: async () => ({
    bootScript: "",
    describePage: ({ pathname: path }) => ({ kind: "document", path }),
    respond,
  }),
  buildId: "1",
  enhance: "/enhance.js",
  enhanceParts: [],
  filesOf: () => [],
  preamble: undefined,
  clientDir: undefined,
});
