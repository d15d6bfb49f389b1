/** Headers of every answer, and the strictest policy for answers that are not pages. */
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

const permissions = "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()";

/** Computed once: computing them per answer costs as much as finding the session. */
function fixedHeaders(https: boolean): [name: string, value: string][] {
  const headers: [string, string][] = [["permissions-policy", permissions]];
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  const answer = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader() {} };
  write({} as never, answer as never, () => {});
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = fixedHeaders(https);
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
