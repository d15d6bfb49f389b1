/** Mounts contract endpoints on Fastify: guard by role, parse, handle, and let out only what the answer schema declares. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import * as z from "zod/mini";
import type { Access, Answered, Endpoint, Received } from "#contract/endpoint.ts";
import { issuesOf } from "#contract/issues.ts";
import { chooseLanguage, readLanguageCookie } from "#contract/language.ts";
import { Refusal } from "#server/refusal.ts";
import type { Caller, FindSession } from "./caller.ts";
import { guard } from "./guard.ts";

type AccessOf<E> = E extends { access: infer W extends Access } ? W : never;

export type Call<E> = Received<E> & { caller: Caller<AccessOf<E>>; request: FastifyRequest; reply: FastifyReply };

export type Route = { endpoint: Endpoint; handle: (call: never) => unknown };

/** Binds an endpoint to the function that answers it; a noun's routes.ts is a table of these. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answered<E>> | Answered<E>,
): Route {
  return { endpoint, handle };
}

function parsePart(schema: z.core.$ZodType | undefined, value: unknown, at: string): unknown {
  if (schema === undefined) return undefined;
  if (holdsNul(value)) throw new Refusal(at === "params" ? "not_found" : "validation");
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  // A path that cannot name anything is simply not found, as the id of nobody would be.
  if (at === "params") throw new Refusal("not_found");
  throw new Refusal("validation", { issues: issuesOf(parsed.error) });
}

/** PostgreSQL stores every character but this one, so it is refused at the door. */
function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\u0000");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes("\u0000") || holdsNul(inner));
}

export function mountRoutes(app: FastifyInstance, routes: Route[], findSession: FindSession): void {
  for (const { endpoint, handle } of routes) {
    const callers = new WeakMap<FastifyRequest, Caller["signedIn"]>();
    const options: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
      // The guard comes before the body is read, so that strangers cannot make the server parse.
      onRequest: async (request) => {
        callers.set(request, await guard(request, endpoint.access, findSession));
      },
      handler: async (request, reply) => {
        const call = {
          params: parsePart(endpoint.params, request.params, "params"),
          query: parsePart(endpoint.query, request.query, "query"),
          body: endpoint.multipart ? undefined : parsePart(endpoint.body, request.body ?? {}, "body"),
          caller: {
            signedIn: callers.get(request) ?? null,
            address: request.ip,
            userAgent: request.headers["user-agent"] ?? "",
            language: chooseLanguage({
              address: "/",
              cookie: readLanguageCookie(request.headers.cookie),
              acceptLanguage: request.headers["accept-language"],
            }),
          },
          request,
          reply,
        };
        const answer = await handle(call as never);
        if (reply.sent || answer === reply) return reply;
        if (endpoint.answer === undefined) return reply.code(endpoint.status ?? 204).send();
        reply.header("cache-control", "no-store");
        return reply.code(endpoint.status ?? 200).send(z.parse(endpoint.answer, answer));
      },
    };
    if (endpoint.anyBody) void app.register(async (scope) => mountUnread(scope, options));
    else app.route(options);
  }
}

/** In a scope of its own: elsewhere a body of a type that we do not read is refused. */
function mountUnread(scope: FastifyInstance, options: RouteOptions): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, payload, done) => {
    payload.on("end", () => done(null, undefined)).on("error", done);
    payload.resume();
  });
  scope.route(options);
}
