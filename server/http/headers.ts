/** Headers that every answer carries, and the strictest policy for answers that are not pages. */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

export async function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header(
      "permissions-policy",
      "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    );
    done();
  });
}
