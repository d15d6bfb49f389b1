/** Pages that take a plain form where there is no script: what is typed goes to the page's action, and its answer is never kept. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { languages } from "#contract/languages.ts";
import { refuseOtherMethods } from "#server/http/refuse-methods.ts";
import { Refusal } from "#server/refusal.ts";

const formType = "application/x-www-form-urlencoded";

/** Answers a form that was posted to a page; `request.body` is as the browser wrote it. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Forms = { origin: string; errorHandler: RouteOptions["errorHandler"]; answer: Answer };

/** `paths`: of the pages, without a language. */
export function servePageForms(
  app: FastifyInstance,
  paths: readonly string[],
  { origin, errorHandler, answer }: Forms,
): void {
  const addresses = paths.flatMap((path) => [path, ...languages.map((language) => `/${language}${path}`)]);
  // In a scope of its own: no call of the API reads what a form of another site can send.
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
 * Another site could make its visitors write to us from many networks. Browsers say where a form came from; whoever says
 * nothing is no browser of today and gains nothing by it.
 */
function isFromOwnPage({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const from = headers.origin;
  return from === undefined || from === origin || (URL.canParse(from) && new URL(from).host === host);
}
