/** The web build for the server: describe an address, render a page. Only plain data crosses. */

import { AsyncLocalStorage } from "node:async_hooks";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, matchRoutes, RouterContextProvider } from "react-router";
import { adoptFacts } from "#content/brand.ts";
import { onServer } from "#web/api/client.ts";
import { bootScript } from "./boot.ts";
import { movedTo, type Page, type PageHandle, type PageKind, pageContext, writtenContext } from "./page.ts";

export type { Page, PageKind, Transport, TransportAnswer, TransportRequest } from "./page.ts";
export { bootScript };

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** The page that is being rendered: a loader's calls use its transport, as the browser's use fetch. */
const pages = new AsyncLocalStorage<Page>();
onServer.findTransport = () => pages.getStore()?.transport;

type Node = { id: string; path?: string; index?: boolean; children?: Node[]; handle?: PageHandle };

function routeTree(parentId?: string): Node[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) => ({
      id: route.id,
      path: route.path,
      handle: route.module.handle as PageHandle | undefined,
      ...(route.index ? { index: true as const } : { children: routeTree(route.id) }),
    })) as Node[];
}

const tree = routeTree();

/** The router ranks and compiles all routes on each match: results are cached, up to this many short paths. */
const cachedPaths = { most: 500, longest: 100 };
const matched = new Map<string, Node | undefined>();

function nodeAt(path: string): Node | undefined {
  if (matched.has(path)) return matched.get(path);
  const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path);
  const node = matches?.at(-1)?.route as Node | undefined;
  if (matched.size >= cachedPaths.most) matched.clear();
  if (path.length <= cachedPaths.longest) matched.set(path, node);
  return node;
}

/** The route of an address, and the address with only the query parameters that matter, in order. */
export function describePage(address: URL): {
  kind: PageKind;
  path: string;
  isPrivate?: boolean;
  type?: PageHandle["type"];
} {
  const node = nodeAt(address.pathname);
  const query = node?.handle?.query?.(address.searchParams) ?? new URLSearchParams();
  const search = query.toString();
  const { kind = "document", isPrivate, type } = node?.handle ?? {};
  return {
    kind,
    path: address.pathname + (search ? `?${search}` : ""),
    ...(isPrivate && { isPrivate }),
    ...(type && { type }),
  };
}

/** Settings of the operator: the web build has its own copy of the brand module. */
let adopted: string | undefined;

function adopt(facts: string | undefined): void {
  if (facts === adopted) return;
  adopted = facts;
  adoptFacts(JSON.parse(facts ?? "{}"));
}

type Answer = Pick<Response, "status" | "headers" | "body" | "text">;

export async function respond(request: Request, page: Page): Promise<Answer> {
  adopt(page.facts);
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const answer = withBody(await pages.run(page, () => handleRequest(request, context)));
  const html = context.get(writtenContext);
  if (html === null) return answer;
  return { status: answer.status, headers: answer.headers, body: null, text: async () => html };
}

/** The router empties redirects; a redirect page has a titled body (R2.4), so it is rendered like any other and marked here. */
function withBody(answer: Response): Response {
  const location = answer.headers.get(movedTo);
  if (location === null) return answer;
  const headers = new Headers(answer.headers);
  headers.delete(movedTo);
  headers.set("location", location);
  return new Response(answer.body, { status: 301, headers });
}
