/** Serves the drawn faces of the demo people at `/photos/demo-<key>.svg`, as immutable pictures without script. */
import type { FastifyInstance } from "fastify";
import { parseAvatarKey } from "./avatar-key.ts";
import { drawAvatar } from "./draw-avatar.ts";

export async function serveAvatars(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { key: string } }>("/photos/demo-:key.svg", async (request, reply) => {
    const { key } = request.params;
    reply.header("x-content-type-options", "nosniff");
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (!parseAvatarKey(key)) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.type("image/svg+xml; charset=utf-8").send(drawAvatar(key));
  });
}
