/**
 * A call that is made inside the process while something is rendered, through the same door as one of a phone. By the routes
 * themselves: `app.inject` refuses while the app is closing, and a page that is being made then is brought to its end.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withRequestId } from "#server/request-id.ts";
import { withinRequest } from "#server/traces.ts";
import { askRoutes } from "./ask-routes.ts";
import { type PageRendering, whileRendering } from "./rendering.ts";
import type { TransportAnswer, TransportRequest } from "./web-build.ts";

/** `request`: the one it is made for. */
export function callInside(
  app: Pick<FastifyInstance, "routing">,
  request: FastifyRequest,
  rendering: PageRendering,
  asked: TransportRequest,
): Promise<TransportAnswer> {
  return whileRendering(rendering, () =>
    withRequestId(request.id, () =>
      withinRequest(request, () => askRoutes(app.routing, { ...asked, address: request.ip })),
    ),
  );
}
