/**
 * Fast path for cached pages: answered before all hooks that only calls and renderings need, with the headers that the same
 * page was sent with before. Unknown requests take the full path (`serve-pages.ts`), which registers them here.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { acceptsStalePage } from "#server/http/read-your-writes.ts";
import { requestIdHeader } from "#server/logging/request-id.ts";
import type { PageCache } from "./page-cache.ts";
import { languageOfPage } from "./page-language.ts";
import { encodingFor, hasAlready } from "./send-page.ts";
import type { Packing, StoredPage } from "./store-page.ts";

/** Requests with a cached page, each an address in a language; `longest` in characters. */
const limits = { entries: 5000, longest: 1000 } as const;

/** The cache key of a request, and the headers of its answer that depend neither on the content nor on the client. */
type Entry = { key: string; headers: Record<string, string> };

type Incoming = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Everything of a request that its answer depends on, as the page itself decides it; null for requests that must take the full path. */
function cacheKeyOf(origin: string, { method, url = "", headers }: Incoming): string | null {
  if (method !== "GET" || "x-language-choice" in headers || !acceptsStalePage(headers.cookie)) return null;
  const requestKey = `${languageOfPage(origin, { url, headers })} ${url}`;
  return requestKey.length > limits.longest ? null : requestKey;
}

export type CachedPageServer = {
  /** Called after the headers of a page are set, and before those that depend on its content. */
  remember(request: FastifyRequest, reply: FastifyReply, key: string): void;
  open(cache: Pick<PageCache<unknown>, "lookUp">): void;
};

/** Must be registered before every other hook; nothing is answered before it is opened. */
export function serveCachedPages(app: FastifyInstance, origin: string): CachedPageServer {
  const entries = new LRUCache<string, Entry>({ max: limits.entries });
  const ready = new WeakMap<StoredPage, Map<string, Record<string, string | number>>>();
  let lookUp: PageCache<unknown>["lookUp"] = () => undefined;

  /** Written once for each page, request and encoding. */
  function headersOf(page: StoredPage, { headers }: Entry, encoding: Packing | null, { length }: Buffer) {
    const known = ready.get(page) ?? new Map<string, Record<string, string | number>>();
    ready.set(page, known);
    const name = `${encoding} ${headers.vary}`;
    const written = known.get(name) ?? {
      ...headers,
      "content-security-policy": page.policy,
      "cache-control": "no-cache",
      etag: `W/${page.etag}`,
      ...(encoding !== null && { "content-encoding": encoding }),
      "content-length": length,
    };
    known.set(name, written);
    return written;
  }

  app.addHook("onRequest", (request, reply, done) => {
    const requestKey = cacheKeyOf(origin, request.raw);
    const entry = requestKey === null ? undefined : entries.get(requestKey);
    const page = entry && lookUp(entry.key);
    const encoding = encodingFor(request);
    const body = page && (encoding === null ? page.raw : page.packed.get(encoding));
    if (!page || !body) return done();
    const written = headersOf(page, entry, encoding, body);
    reply.hijack();
    if (hasAlready(request, page.etag)) {
      const { "content-length": _none, "content-encoding": _neither, ...rest } = written;
      reply.raw.writeHead(304, rest).end();
    } else {
      reply.raw.writeHead(200, written).end(body);
      for (const act of page.whenSent) act();
    }
  });

  return {
    remember({ raw }, reply, key) {
      const requestKey = cacheKeyOf(origin, raw);
      if (requestKey === null || reply.getHeader("set-cookie") !== undefined) return;
      const { [requestIdHeader]: _own, ...shared } = reply.getHeaders();
      const headers = Object.entries(shared).map(([name, value]) => [name, String(value)]);
      entries.set(requestKey, { key, headers: Object.fromEntries(headers) });
    },
    open: (cache) => {
      lookUp = (key) => cache.lookUp(key);
    },
  };
}
