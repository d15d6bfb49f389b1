/** Answers that are not JSON: a redirect, a file, a stream; handlers return them, the adapter sends them. */
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

type Headers = Record<string, string>;

export class RawAnswer {
  readonly status: 200 | 302;
  readonly headers: Headers;
  readonly body: Readable | Buffer | undefined;

  constructor(status: 200 | 302, headers: Headers, body?: Readable | Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Never cached, and without a referrer for the next page. */
export function redirectTo(location: string): RawAnswer {
  return new RawAnswer(302, { location, "cache-control": "no-store", "referrer-policy": "no-referrer" });
}

export function sendBytes(mediaType: string, body: Readable | Buffer, headers: Headers): RawAnswer {
  return new RawAnswer(200, { "content-type": mediaType, ...headers }, body);
}

export function sendRaw(reply: FastifyReply, { status, headers, body }: RawAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
