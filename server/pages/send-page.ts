/** Sends a cached page in the encoding the client prefers, the smallest of equals, or 304 when it has the page already. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { type Packing, packPage, type StoredPage } from "./store-page.ts";

/** Smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

/** Null: uncompressed, also for clients that refuse even that, as every browser can read it. */
export function encodingFor({ headers }: Pick<FastifyRequest, "headers">): Packing | null {
  const { "accept-encoding": accepted = "" } = headers;
  const known = chosenFor.get(accepted) ?? new Negotiator({ headers }).encoding(encodings, { preferred: encodings });
  chosenFor.set(accepted, known ?? "identity");
  return known === "br" || known === "gzip" ? known : null;
}

/** By the header's value; there are few. */
const chosenFor = new LRUCache<string, string>({ max: 100 });

/** A weak ETag, as one page has several encodings. */
const weak = (etag: string) => `W/${etag}`;

export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  type = "text/html",
): Promise<FastifyReply> {
  reply.header("etag", weak(page.etag)).header("cache-control", "no-cache").type(`${type}; charset=utf-8`);
  if (hasAlready(request, page.etag)) return reply.code(304).send();
  for (const act of page.whenSent) act();
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(page.raw);
  return reply.header("content-encoding", encoding).send(await packPage(page, encoding));
}
