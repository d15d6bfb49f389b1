/** Answers a wrong method on an existing address with 405 and Allow (RFC 9110). */
import type { FastifyInstance, RouteOptions } from "fastify";
import { Refusal } from "#server/refusal.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** `url` as Fastify writes it; `taken`: the mounted methods. OPTIONS is answered for them. */
export function refuseOtherMethods(app: FastifyInstance, url: string, taken: string[]): void {
  const allow = methods.filter((method) => method === "OPTIONS" || taken.includes(method)).join(", ");
  const options: RouteOptions = {
    method: methods.filter((method) => !taken.includes(method)),
    url,
    // Before a body is read.
    onRequest: async ({ method }, reply) => {
      reply.header("allow", allow);
      if (method === "OPTIONS") return reply.code(204).send();
      throw new Refusal("method_not_allowed");
    },
    handler: () => {},
  };
  app.route(options);
}
