/** The key that proves submissions are ours (R11.3): served at /<key>.txt. Not secret, but not guessable. */
import { hkdfSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";

export function indexNowKey({ secret, settings }: Pick<Context, "secret" | "settings">): string {
  return settings.indexNow.key ?? Buffer.from(hkdfSync("sha256", secret, "", "indexnow key", 16)).toString("hex");
}

export function serveIndexNowKey(app: FastifyInstance, context: Pick<Context, "secret" | "settings">): void {
  const key = indexNowKey(context);
  app.get(`/${key}.txt`, async (_request, reply) => reply.type("text/plain; charset=utf-8").send(key));
}
