/** Serves the built files: hashed ones cached forever, the others for an hour, pre-compressed where a smaller file exists. */
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Headers that concern only pages, and revalidation headers of files that never change: on forty files of one screen they
 * cost half a second on a slow connection. Headers against other content types and other sites stay.
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

/** Files that are never opened as a page; an SVG can be. */
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
      // A service worker has its own policy; it is revalidated at every page.
      if (path.endsWith("/sw.js")) {
        reply.header("cache-control", "no-cache");
        reply.header("content-security-policy", "default-src 'none'; connect-src 'self'");
        return;
      }
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (!hashed || !isPart(path)) return;
      for (const name of ofPages) {
        reply.removeHeader(name);
        // Some are set on the raw response.
        reply.raw.removeHeader(name);
      }
    },
  });
}
