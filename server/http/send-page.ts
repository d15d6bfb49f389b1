/** Sends a stored page in the smallest encoding the browser takes, or 304 when it has it already. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredPage } from "./page-cache.ts";

type Encoding = "br" | "gzip";

function encodingFor(accepted: string | undefined): Encoding | null {
  const offered = (accepted ?? "").split(",").map((entry) => entry.trim().split(";"));
  const takes = (name: Encoding) =>
    offered.some(([coding, quality]) => coding === name && !/^\s*q=0(\.0*)?$/.test(quality ?? ""));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.header("etag", page.etag).header("cache-control", "no-cache").type("text/html; charset=utf-8");
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === null) return reply.send(page.raw);
  return reply.header("content-encoding", encoding).send(page[encoding]);
}
