/** Serves the built files: hashed ones for ever, the others for an hour, pre-compressed where a smaller twin exists. */
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * What only a page heeds, and what asks for a file of which there will never be another: on forty files of one screen they
 * are half a second of a slow line. What keeps a file from being taken for another kind, or by another site, stays.
 */
const ofPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-request-id",
  "x-xss-protection",
  "accept-ranges",
  "etag",
  "last-modified",
];

/** No page by themselves, whoever opens them; a picture in lines can be one. */
const isPart = (path: string) => /\.(js|css|woff2)(\.(br|gz))?$/.test(path);

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
      if (!hashed || !isPart(path)) return;
      for (const name of ofPages) {
        reply.removeHeader(name);
        // Some are set past Fastify.
        reply.raw.removeHeader(name);
      }
    },
  });
}
