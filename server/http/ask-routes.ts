/**
 * A question to the routes of this process, without a line. Not by `light-my-request`: it defines a property with a function of
 * its own on each request, for which V8 makes a shape of its own, and by that everything of a call outlived the small
 * collections (decision 131).
 */
import { EventEmitter } from "node:events";
import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { TransportAnswer, TransportRequest } from "./web-build.ts";

/** Headers by names in small letters. `address`: from which it seems to come. */
type Question = TransportRequest & { address: string };

/** What is asked of a line by who never reads from it. */
class NoLine extends EventEmitter {
  readonly remoteAddress: string;

  constructor(address: string) {
    super();
    this.remoteAddress = address;
  }
}

function write({ method, url, headers, body, address }: Question): IncomingMessage {
  const message = new IncomingMessage(new NoLine(address) as unknown as Socket);
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  Object.assign(message, { method, url, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1, complete: true });
  message.headers = { host: "localhost", ...length, ...headers };
  if (body !== undefined) message.push(body);
  message.push(null);
  return message;
}

class KeptAnswer extends ServerResponse {
  readonly #parts: Uint8Array[] = [];

  get text(): string {
    return Buffer.concat(this.#parts).toString("utf8");
  }

  override write(part: string | Uint8Array): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.#parts.push(typeof part === "string" ? Buffer.from(part) : part);
    return true;
  }

  override end(part?: unknown): this {
    if (this.writableEnded) return this;
    if (typeof part === "string" || part instanceof Uint8Array) this.write(part);
    else if (!this.headersSent) this.writeHead(this.statusCode);
    this.finished = true;
    process.nextTick(() => this.emit("finish"));
    return this.destroy();
  }

  override destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    process.nextTick(() => this.emit("close"));
    return this;
  }
}

/** Begins at once. */
export function askRoutes(routes: RequestListener, question: Question): Promise<TransportAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<TransportAnswer>();
  const request = write(question);
  const answer = new KeptAnswer(request);
  answer.once("finish", () => {
    const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
    resolve({ status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.text });
  });
  answer.once("close", () => reject(new Error(`no answer to ${question.method} ${question.url}`)));
  routes(request, answer);
  return promise;
}
