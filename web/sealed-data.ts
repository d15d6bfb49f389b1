/**
 * What the loaders of documents give, kept from the router's encoder: it would write all of it out for a browser, to be thrown
 * away, as documents never wake. Of a function it writes no more than that there is one.
 */
import { data, type ServerBuild } from "react-router";
import type { PageHandle } from "./page.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Loader = NonNullable<Route["module"]["loader"]>;
type Answered = { data: unknown; init: ResponseInit | null };

/** Given with a status or headers, by the router's `data`. */
const isAnswered = (given: unknown): given is Answered => given instanceof data(null).constructor;

function sealLoader(loader: Loader): Loader {
  return async (args) => {
    const given = await loader(args);
    if (given instanceof Response) return given;
    return isAnswered(given) ? data(() => given.data, given.init ?? undefined) : () => given;
  };
}

function sealRoute(route: Route): Route {
  const { loader, handle } = route.module;
  const isDocument = (handle as PageHandle | undefined)?.kind === "document";
  return isDocument && loader ? { ...route, module: { ...route.module, loader: sealLoader(loader) } } : route;
}

export function sealDocuments(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && sealRoute(route)]);
  return { ...build, routes: Object.fromEntries(routes) };
}

/** For the components of the page. */
export function openData(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([id, value]) => [id, typeof value === "function" ? value() : value]),
  );
}
