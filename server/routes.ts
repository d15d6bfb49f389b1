/** Every call the server answers, noun by noun. */
import type { Context } from "#server/context.ts";
import type { FindSession } from "./http/caller.ts";
import type { Route } from "./http/endpoint.ts";
import { searchRoutes } from "./search/routes.ts";

export function routesOf(context: Context): { routes: Route[]; findSession: FindSession } {
  return { routes: [...searchRoutes(context)], findSession: async () => null };
}
