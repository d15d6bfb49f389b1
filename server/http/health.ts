/** Liveness and readiness (R12.3); for load balancers, so outside the contract. */
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { scaleTime } from "#server/settings/time-scale.ts";

/** Answered under any load: a health check takes silence for a dead process. */
export const alwaysAnswered = { pressureHandler: () => {} };

/** Milliseconds after which an unresponsive database is not ready, before scaling. */
const timeout = 1500;

/** Ready without the index too: the database then answers its searches. */
type Index = { status(): { ready: boolean; teachers: number; lag: number; failedChecks: number } };

export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>, index?: Index): void {
  app.get("/healthz", { logLevel: "warn", config: alwaysAnswered }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "alive" };
  });
  app.get("/readyz", { logLevel: "warn", config: alwaysAnswered }, async (_request, reply) => {
    const late = sleep(scaleTime(timeout), false, { ref: false });
    const ready = await Promise.race([isReady().catch(() => false), late]);
    reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    const status = ready ? "ready" : "not ready";
    if (index === undefined) return { status };
    const { ready: answers, teachers, lag, failedChecks } = index.status();
    const lagMs = Number.isFinite(lag) ? Math.round(lag) : null;
    return { status, searchIndex: { ready: answers, teachers, lagMs, failedChecks } };
  });
}
