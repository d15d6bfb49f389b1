/** Whether the process is alive and whether it can work (R12.3); for load balancers, so outside the contract. */
import type { FastifyInstance } from "fastify";

export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "alive" };
  });
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    return { status: ready ? "ready" : "not ready" };
  });
}
