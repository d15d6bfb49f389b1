/** The demo's fake analytics provider (R9.3): its script, and the received events, newest first. */
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";

const kept = 100;
const address = "/demo/events";

/** Like a provider's: an object with one function. */
const script = `globalThis.umami = {
  track(name) {
    fetch("${address}", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });
  },
};
`;

const event = z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) });

export function serveAnalytics(app: FastifyInstance): void {
  const events: { name: string; at: string }[] = [];
  app.get("/demo/analytics.js", (_request, reply) =>
    reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(script),
  );
  app.post(address, (request, reply) => {
    const sent = event.safeParse(request.body);
    if (!sent.success) return reply.code(400).send({ error: "An event is { name }." });
    events.unshift({ name: sent.data.name, at: new Date().toISOString() });
    events.splice(kept);
    return reply.code(204).send();
  });
  app.get(`${address}.json`, (_request, reply) => reply.header("cache-control", "no-store").send(events));
}
