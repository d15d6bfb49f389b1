/** Every call the server answers, noun by noun. */
import type { Context } from "#server/context.ts";
import { findSession } from "./accounts/find-session.ts";
import { googleRoutes } from "./accounts/google/routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import type { FindSession } from "./http/caller.ts";
import type { Route } from "./http/endpoint.ts";
import { searchRoutes } from "./search/routes.ts";

export function routesOf(context: Context): { routes: Route[]; findSession: FindSession } {
  return {
    routes: [...accountRoutes(context), ...googleRoutes(context), ...searchRoutes(context)],
    findSession: (token) => findSession(context.db, token),
  };
}
