/** The error handler (R7.1): codes become a status and a body; unexpected errors are logged and not exposed. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import type { ErrorBody } from "#contract/schemas/error-body.ts";
import { errorText, serverIssueText } from "#server/http/error-text.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { Refusal } from "#server/refusal.ts";
import { overload } from "#server/settings/tuning.ts";
import { isStorageFull, isUnavailable } from "./database-unavailable.ts";

/** Error codes for Fastify's own errors, by status. */
const codeByStatus: Record<number, ErrorCode> = {
  400: "invalid_json",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  408: "request_timeout",
  414: "validation",
  415: "unsupported_media_type",
  429: "too_many_requests",
  431: "headers_too_large",
  503: "overloaded",
};

function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (isStorageFull(error)) return new Refusal("no_room", { retryAfter: overload.fullDiskRetryAfterSeconds });
  if (isUnavailable(error)) return new Refusal("overloaded", { retryAfter: overload.retryAfterSeconds });
  const status = error.statusCode ?? 500;
  const code = codeByStatus[status];
  if (code !== undefined) return new Refusal(code);
  return new Refusal(status >= 400 && status < 500 ? "validation" : "internal");
}

export function bodyOf(refusal: Refusal): ErrorBody {
  const { issues, remainingAttempts, retryAfter, by, at, conflicts } = refusal.details;
  return {
    code: refusal.code,
    message: errorText(refusal.code),
    ...(issues && { issues: issues.map((issue) => ({ ...issue, message: serverIssueText(issue.code) })) }),
    ...(remainingAttempts !== undefined && { remainingAttempts }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(conflicts !== undefined && { conflicts }),
  };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.details.retryAfter !== undefined) reply.header("retry-after", String(refusal.details.retryAfter));
  return reply
    .code(errorStatus[refusal.code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(bodyOf(refusal)));
}

/** A malformed URL is not found; the router answers it, so no hook adds our headers. */
export function sendUnroutable(reply: FastifyReply): void {
  reply.header("x-content-type-options", "nosniff").header("content-security-policy", "default-src 'none'");
  sendRefusal(reply, new Refusal("not_found"));
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ failure: describeError(error) }, "unexpected failure");
    else if (!(error instanceof Refusal) && errorStatus[refusal.code] === 503)
      request.log.warn({ failure: describeError(error) }, "a dependency of the call is unavailable");
    return sendRefusal(reply, refusal);
  });
}
