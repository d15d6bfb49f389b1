/**
 * `/metrics` in Prometheus text format (R12.3): on a port of its own, or on the site's port with a token; without either
 * there is none. The separate port answers health too: on the site's port the check would wait behind a flood (decision 53).
 */
import { timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { sendRefusal } from "#server/http/errors.ts";
import { alwaysAnswered } from "#server/http/health.ts";
import { closeStep } from "#server/process/close-in-order.ts";
import { Refusal } from "#server/refusal.ts";
import type { Settings } from "#server/settings/settings.ts";

export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { token, port, host }: NonNullable<Settings["metrics"]>,
): void {
  if (token !== undefined) serveByToken(app, registry, token);
  if (port !== undefined) serveByPort(app, registry, { port, host });
}

function serveByToken(app: FastifyInstance, registry: Registry, token: string): void {
  const expected = Buffer.from(`Bearer ${token}`);
  app.get("/metrics", { logLevel: "warn", config: alwaysAnswered }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return sendRefusal(reply, new Refusal("unauthorized"));
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function serveByPort(app: FastifyInstance, registry: Registry, at: { port: number; host: string }): void {
  const server = createServer(async (request, response) => {
    if (request.url === "/metrics")
      response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
    else if (request.url === "/healthz" || request.url === "/readyz") app.routing(request, response);
    else response.writeHead(404).end();
  });
  // Not before: until then the app has no routes.
  app.addHook("onReady", async () => {
    await new Promise<void>((listening, failed) => {
      server.once("error", failed).listen(at.port, at.host, listening);
    });
  });
  app.addHook("onClose", () =>
    closeStep("figures", async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }),
  );
}
