/** Serves the built files: hashed ones for ever, the others for an hour, pre-compressed where a smaller twin exists. */
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    setHeaders(reply, path) {
      const hashed = path.includes("/assets/");
      // A worker's own policy says whom it may ask; it is asked for anew at every page.
      if (path.endsWith("/sw.js")) {
        reply.header("cache-control", "no-cache");
        reply.header("content-security-policy", "default-src 'none'; connect-src 'self'");
        return;
      }
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}
