/** For tests: a web build of a few lines, so that pages, assets and their headers can be asked for without building the real one. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Web, WebBuild } from "#server/http/web-build.ts";

/** `/app...` are apps, the rest documents; `/app/outline` has one, `/app/endless` begins and never ends, `/app/broken` breaks while it is rendered. */
const server = `
const encode = (text) => new TextEncoder().encode(text);
export const bootScript = "boot()";
export const writeDoors = (language) => "<dialog>" + language + "</dialog>";
export const writeHome = async () => null;
export const hasOutline = (path) => path === "/app/outline";
export const describePage = ({ pathname }) => ({ kind: pathname.startsWith("/app") ? "app" : "document", path: pathname });
export async function respond(request, page) {
  const { pathname } = new URL(request.url);
  const nonce = page.nonce ? 'nonce="' + page.nonce + '" ' : "";
  const sheet = "<link " + nonce + 'rel="stylesheet" href="/assets/sheet-1.css#"/>';
  const scripts = "<script " + nonce + ">own('" + page.nonce + "')</script><script>smuggled()</script>";
  const own = pathname === "/app/outline" ? scripts : "";
  const html = "<!DOCTYPE html>" + sheet + own + "<title>" + page.language + "</title>";
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
    writeDoors: () => "",
    writeHome: async () => null,
    describePage: ({ pathname: path }) => ({ kind: "document", path }),
    hasOutline: () => false,
    respond,
  }),
  buildId: "1",
  enhance: "/enhance.js",
  enhanceParts: [],
  filesOf: () => [],
  preamble: undefined,
  clientDir: undefined,
});
