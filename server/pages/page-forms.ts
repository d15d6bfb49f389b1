/** Pages that accept a plain form post without script: the page's action handles it, and its answer is never cached. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { languages } from "#contract/languages.ts";
import { refuseOtherMethods } from "#server/http/refuse-methods.ts";
import { Refusal } from "#server/refusal.ts";

const formType = "application/x-www-form-urlencoded";

/** Answers a form posted to a page; `request.body` is as the browser wrote it. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Forms = { origin: string; errorHandler: RouteOptions["errorHandler"]; answer: Answer };

/** `paths`: of the pages, without a language. */
export function servePageForms(
  app: FastifyInstance,
  paths: readonly string[],
  { origin, errorHandler, answer }: Forms,
): void {
  const addresses = paths.flatMap((path) => [path, ...languages.map((language) => `/${language}${path}`)]);
  // In a scope of its own: API endpoints must not accept what a form of another site can send.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: "string" }, (_request, body, done) => done(null, body));
    for (const url of addresses) {
      scope.post(url, {
        ...(errorHandler && { errorHandler }),
        onRequest: async (request) => {
          if (!isFromOwnPage(request, origin)) throw new Refusal("forbidden");
        },
        handler: (request, reply) => answer(request, reply.header("cache-control", "no-store")),
      });
      refuseOtherMethods(scope, url, ["GET", "HEAD", "POST"]);
    }
  });
}

/**
 * CSRF: another site could make its visitors post to us. Current browsers send the origin of a form; a client that sends none
 * is not a browser and gains nothing by it.
 */
function isFromOwnPage({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const from = headers.origin;
  return from === undefined || from === origin || (URL.canParse(from) && new URL(from).host === host);
}
