/**
 * A call that is made inside the process while something is rendered, through the same door as one of a phone. By the routes
 * themselves: `app.inject` refuses while the app is closing, and a page that is being made then is brought to its end.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { withRequestId } from "#server/request-id.ts";
import { withinRequest } from "#server/traces.ts";
import { type PageRendering, whileRendering } from "./rendering.ts";
import type { TransportAnswer, TransportRequest } from "./web-build.ts";

/** `request`: the one it is made for. */
export async function callInside(
  app: Pick<FastifyInstance, "routing">,
  request: FastifyRequest,
  rendering: PageRendering,
  { method, url, headers, body }: TransportRequest,
): Promise<TransportAnswer> {
  // Async, so that it begins here: what `inject` gives begins when it is waited for, which is outside.
  const answer = await whileRendering(rendering, async () =>
    withRequestId(request.id, async () =>
      withinRequest(request, async () =>
        inject(app.routing, {
          method: method as "GET",
          url,
          headers,
          remoteAddress: request.ip,
          ...(body !== undefined && { payload: body }),
        }),
      ),
    ),
  );
  const names = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return { status: answer.statusCode, headers: Object.fromEntries(names), body: answer.body };
}
