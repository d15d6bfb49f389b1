/** The web build as the server sees it: describe an address, render a page. Only plain data crosses. */

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, matchRoutes, RouterContextProvider } from "react-router";
import { adoptFacts } from "#content/brand.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { dashboardAt } from "#web/features/app-frame/ahead.ts";
import { bootScript } from "./boot.ts";
import { writeDoors as writeDoorsIn } from "./islands/write-doors.tsx";
import { writeHome as writeHomeIn } from "./islands/write-home.tsx";
import { movedTo, type Page, type PageHandle, type PageKind, pageContext, type Transport } from "./page.ts";

export type { Page, PageKind, Transport, TransportAnswer, TransportRequest } from "./page.ts";
export { bootScript };

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

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

/** What stands at an address, and the address with only the query parameters that matter, in order. */
export function describePage(address: URL): { kind: PageKind; path: string; type?: PageHandle["type"] } {
  const matched = matchRoutes(tree as Parameters<typeof matchRoutes>[0], address.pathname)?.at(-1)?.route as
    | Node
    | undefined;
  const query = matched?.handle?.query?.(address.searchParams) ?? new URLSearchParams();
  const search = query.toString();
  const { kind = "document", type } = matched?.handle ?? {};
  return { kind, path: address.pathname + (search ? `?${search}` : ""), ...(type && { type }) };
}

/** Whether the server draws the outline of the app at this path. */
export const hasOutline = (path: string): boolean => dashboardAt(path) !== undefined;

/** What the operator set: the build has a brand of its own, apart from the server's. */
let adopted: string | undefined;

function adopt(facts: string | undefined): void {
  if (facts === adopted) return;
  adopted = facts;
  adoptFacts(JSON.parse(facts ?? "{}"));
}

/** The doors of documents before React is there. */
export function writeDoors(language: Language, facts: string | undefined): string {
  adopt(facts);
  return writeDoorsIn(language);
}

type OwnHome = { role: MemberRole; language: Language; facts: string | undefined; transport: Transport };

/** The home of a dashboard before React is there, by the calls of whom it belongs to; null where one of them is refused. */
export function writeHome({ role, language, facts, transport }: OwnHome): Promise<string | null> {
  adopt(facts);
  return writeHomeIn(role, language, transport);
}

export async function respond(request: Request, page: Page): Promise<Response> {
  adopt(page.facts);
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return withBody(await handleRequest(request, context));
}

/** The router empties redirects; a redirect page has a titled body (R2.4), so it is rendered as any other and named here. */
function withBody(answer: Response): Response {
  const location = answer.headers.get(movedTo);
  if (location === null) return answer;
  const headers = new Headers(answer.headers);
  headers.delete(movedTo);
  headers.set("location", location);
  return new Response(answer.body, { status: 301, headers });
}
