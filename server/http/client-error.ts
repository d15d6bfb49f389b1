/** Answers what Node refuses before Fastify sees it (headers too large, an invalid or incomplete request) in our error format (R7.1). */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { Refusal } from "#server/refusal.ts";
import { bodyOf } from "./errors.ts";

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

export function answerClientError(error: { code?: string }, socket: Socket): void {
  // A closed connection gets no answer.
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code = codes[error.code ?? ""] ?? "invalid_json";
  const body = JSON.stringify(bodyOf(new Refusal(code)));
  const head = [
    `HTTP/1.1 ${errorStatus[code]} ${STATUS_CODES[errorStatus[code]]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  if (socket.writable) socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  else socket.destroy();
}
