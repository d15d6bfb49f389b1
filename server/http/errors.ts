/** The one error handler (R7.1): codes become a status and a body; what is unexpected is logged and stays inside. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorBody, type ErrorCode, errorStatus } from "#contract/errors.ts";
import { errorText, issueText } from "#server/http/error-text.ts";
import { Refusal } from "#server/refusal.ts";

/** Fastify's own refusals, by their status. */
const codeByStatus: Record<number, ErrorCode> = {
  400: "invalid_json",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  414: "validation",
  415: "unsupported_media_type",
  429: "too_many_requests",
  431: "validation",
  503: "overloaded",
};

function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  const code = codeByStatus[status];
  if (code !== undefined) return new Refusal(code);
  return new Refusal(status >= 400 && status < 500 ? "validation" : "internal");
}

function errorBody(refusal: Refusal): ErrorBody {
  const { issues, remainingAttempts, retryAfter } = refusal.details;
  return {
    code: refusal.code,
    message: errorText(refusal.code),
    ...(issues && { issues: issues.map((issue) => ({ ...issue, message: issueText(issue.code) })) }),
    ...(remainingAttempts !== undefined && { remainingAttempts }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.details.retryAfter !== undefined) reply.header("retry-after", String(refusal.details.retryAfter));
  return reply
    .code(errorStatus[refusal.code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(errorBody(refusal)));
}

/** What of an unexpected error may be logged: never a query's parameters, which its message would carry. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  const fromQuery = error.constructor.name === "DrizzleQueryError";
  return {
    type: error.name,
    ...(fromQuery ? {} : { message: error.message }),
    ...(cause?.code && { code: cause.code }),
    ...(cause?.constraint && { constraint: cause.constraint }),
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .join("\n"),
  };
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ failure: safeError(error) }, "unexpected failure");
    return sendRefusal(reply, refusal);
  });
}
