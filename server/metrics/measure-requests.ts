/** Counts and times every request by route and status (R12.3): the pattern of the route, never the address, so no label names a person. */
import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** Seconds; a cached page takes less than the first, a call that is given up more than the last but one. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** Must be registered before the routes. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: "nukkad_requests_total",
    help: "Requests answered, by method, route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "nukkad_request_seconds",
    help: "Seconds from a request to the end of its answer, by method and route",
    labelNames: ["method", "route"],
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    // An unknown address must not become a label.
    const route = request.routeOptions.url ?? "unknown";
    const { method } = request;
    requests.inc({ method, route, status: reply.raw.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
}
