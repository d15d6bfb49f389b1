/**
 * Calls the API inside the process during rendering, through the same routes as HTTP. By Fastify's own `light-my-request` on
 * the routes: `app.inject` refuses while the app is closing, and a running page must be finished.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import inject from "light-my-request";
import { type PageRendering, whileRendering } from "#server/http/rendering.ts";
import { withRequestId } from "#server/logging/request-id.ts";
import { withinRequest } from "#server/logging/traces.ts";
import type { TransportAnswer, TransportRequest } from "./web-build.ts";

/** `request`: the page request it is made for. */
export function callInside(
  app: Pick<FastifyInstance, "routing">,
  request: FastifyRequest,
  rendering: PageRendering,
  call: TransportRequest,
): Promise<TransportAnswer> {
  return whileRendering(rendering, () =>
    withRequestId(request.id, () => withinRequest(request, () => injectCall(app, call, request.ip))),
  );
}

async function injectCall(
  { routing }: Pick<FastifyInstance, "routing">,
  { method, url, headers, body }: TransportRequest,
  remoteAddress: string,
): Promise<TransportAnswer> {
  const answer = await inject(routing, { method, url, headers, remoteAddress, ...(body !== undefined && { body }) });
  const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  const cookies = [answer.headers["set-cookie"] ?? []].flat();
  return { status: answer.statusCode, headers: Object.fromEntries(named), body: answer.payload, cookies };
}
