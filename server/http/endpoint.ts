/** Mounts contract endpoints on Fastify: guard by permission, parse, handle, and send only what the answer schema declares. */
import type {} from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import * as z from "zod/mini";
import type { Access, Answer, Answered, Endpoint, Received, Schemas } from "#contract/endpoint.ts";
import { issuesOf } from "#contract/issues.ts";
import { chooseLanguage, isLanguage, languageCookie, pageLanguageHeader } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import { withRequestId } from "#server/logging/request-id.ts";
import { withinRequest } from "#server/logging/traces.ts";
import { Refusal } from "#server/refusal.ts";
import { bodies } from "#server/settings/tuning.ts";
import { type AnswerOnce, keyOf } from "./answer-once.ts";
import type { Caller, FindSession } from "./caller.ts";
import { limitCalls, limitWork, requesterOf } from "./classes-of-work.ts";
import { findCaller, guard } from "./guard.ts";
import { RawAnswer, sendRaw } from "./raw-answer.ts";
import { refuseOtherMethods } from "./refuse-methods.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the guard of an endpoint; null elsewhere. */
    caller: Caller | null;
  }
}

type AccessOf<E> = E extends { access: infer W extends Access } ? W : never;

/** What a JSON handler may set besides its body; a call from inside has no connection. */
export type ReplyHead = {
  header(name: string, value: string | number): ReplyHead;
  setCookie(...cookie: Parameters<FastifyReply["setCookie"]>): ReplyHead;
};

type ReplyTo<E> = Answer<E> extends undefined ? FastifyReply : ReplyHead;

export type Call<E> = Received<E> & {
  caller: Caller<AccessOf<E>>;
  request: FastifyRequest;
  reply: ReplyTo<E>;
};

export type Route = { endpoint: Endpoint; handle: (call: never) => unknown };

/** A route with its loaded schemas. */
export type LoadedRoute = Route & { schemas: Schemas };

/** Once, at the start. */
export const loadSchemas = (routes: readonly Route[]): Promise<LoadedRoute[]> =>
  Promise.all(routes.map(async (each) => ({ ...each, schemas: await each.endpoint.schemas() })));

/**
 * A JSON answer with parts already serialised by their schemas: repeated parts, such as the card of a teacher, are
 * checked and serialised once.
 */
export class WrittenAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Binds an endpoint to its handler; a noun's routes.ts is a table of these. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answered<E> | WrittenAnswer> | Answered<E>,
): Route {
  return { endpoint, handle };
}

function parsePart(schema: z.core.$ZodType | undefined, value: unknown, at: string): unknown {
  if (schema === undefined) return undefined;
  if (containsNul(value)) throw new Refusal(at === "params" ? "not_found" : "validation");
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  // An invalid path parameter is not found, as an unknown id is.
  if (at === "params") throw new Refusal("not_found");
  throw new Refusal("validation", { issues: issuesOf(parsed.error, value) });
}

/** PostgreSQL stores every character but this one, so it is refused on input; so is JSON nested too deeply. */
function containsNul(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes("\u0000");
  if (typeof value !== "object" || value === null) return false;
  if (depth >= bodies.deepest) throw new Refusal("invalid_json");
  return Object.entries(value).some(([name, inner]) => name.includes("\u0000") || containsNul(inner, depth + 1));
}

function callerOf(request: FastifyRequest, signedIn: Caller["signedIn"]): Caller {
  return {
    signedIn,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    language: languageOf(request),
  };
}

function languageOf({ headers, cookies }: FastifyRequest): Language {
  const shown = headers[pageLanguageHeader];
  if (isLanguage(shown)) return shown;
  return chooseLanguage({ address: "/", cookie: cookies[languageCookie], acceptLanguage: headers["accept-language"] });
}

type CallInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: Caller | null;
  request: FastifyRequest;
  reply: ReplyHead;
};

const inputOf = (request: FastifyRequest, reply: FastifyReply): CallInput => {
  const { params, query, body, caller } = request;
  return { params, query, body, caller, request, reply };
};

async function answerCall({ endpoint, handle, schemas }: LoadedRoute, input: CallInput): Promise<unknown> {
  const call = {
    ...input,
    params: parsePart(schemas.params, input.params, "params"),
    query: parsePart(schemas.query, input.query, "query"),
    // The handler reads a form with a file.
    body: isForm(endpoint, input.request) ? undefined : parsePart(schemas.body, input.body ?? {}, "body"),
  };
  const answer = await handle(call as never);
  if (schemas.answer === undefined || answer instanceof WrittenAnswer) return answer;
  return z.parse(schemas.answer, answer);
}

type InsideAnswer = { json: string; headers: Record<string, string> };

/** Makes a call for a page that is being rendered, with the rights of its reader. */
export type CallAs = (url: string, caller: Caller, request: FastifyRequest) => Promise<InsideAnswer>;

/**
 * Runs the guard, schemas and handler of the call's endpoint without HTTP: a page session is no bearer token, so it must not
 * be accepted where tokens are read. Reads only, at addresses without ids.
 */
export function openCallAs(routes: readonly LoadedRoute[]): CallAs {
  const known = new Map<string, LoadedRoute>(
    routes.flatMap((each) =>
      each.endpoint.method === "GET" && each.schemas.answer ? [[each.endpoint.path, each]] : [],
    ),
  );
  return async (url, caller, request) => {
    const [path = "", search] = url.split("?");
    const found = known.get(path);
    if (found === undefined) throw new Refusal("not_found");
    guard(found.endpoint, caller.signedIn);
    const headers: Record<string, string> = {};
    const reply: ReplyHead = {
      header(name, value) {
        headers[name] = String(value);
        return reply;
      },
      setCookie() {
        throw new Error(`${path} sets a cookie, and there is no browser to store it`);
      },
    };
    const query = Object.fromEntries(new URLSearchParams(search));
    const answer = await answerCall(found, { params: {}, query, body: undefined, caller, request, reply });
    return { json: answer instanceof WrittenAnswer ? answer.json : JSON.stringify(answer), headers };
  };
}

const isForm = ({ multipart }: Endpoint, request: FastifyRequest) => multipart !== undefined && request.isMultipart();

function sendAnswer({ endpoint, schemas }: LoadedRoute, reply: FastifyReply, answer: unknown): void {
  const { sends, status } = endpoint;
  if (sends !== undefined) {
    if (!(answer instanceof RawAnswer)) throw new TypeError("an answer that is not what the endpoint sends");
    sendRaw(reply, answer);
  } else if (schemas.answer === undefined) reply.code(status ?? 204).send();
  else {
    reply.header("cache-control", "no-store").code(status ?? 200);
    if (answer instanceof WrittenAnswer) reply.type("application/json; charset=utf-8").send(answer.json);
    else reply.send(answer);
  }
}

/** `answerOnce`: absent where idempotency keys are ignored. */
type Hooks = { findSession: FindSession; answerOnce?: AnswerOnce };

export function mountRoutes(
  app: FastifyInstance,
  routes: readonly LoadedRoute[],
  { findSession, answerOnce = (_endpoint, _request, _reply, work) => work() }: Hooks,
): void {
  app.decorateRequest("caller", null);
  // Fastify parses it as a string by default. No call accepts one: 415.
  app.removeContentTypeParser("text/plain");
  const takeTurn = limitCalls();
  const inSessionTurn = limitWork("sessions");
  for (const mounted of routes) {
    const { endpoint } = mounted;
    const options: RouteOptions = {
      method: endpoint.method,
      url: urlOf(endpoint),
      exposeHeadRoute: answersHead(endpoint),
      // The guard runs before the body is read, so that strangers cannot make the server parse.
      onRequest: async (request) => {
        const find: FindSession = (token, key) =>
          inSessionTurn(requesterOf(request), () => withinRequest(request, () => findSession(token, key)));
        const signedIn = await findCaller(request, find, keyOf(endpoint, request));
        request.caller = callerOf(request, signedIn);
        guard(endpoint, signedIn);
      },
      // Not async: Fastify would wait for a streamed reply, and treat a disconnecting client as a failure.
      handler: (request, reply) => {
        const answer = () => answerOnce(endpoint, request, reply, () => answerCall(mounted, inputOf(request, reply)));
        takeTurn(endpoint, request, () => withRequestId(request.id, () => withinRequest(request, answer)))
          .then((answer) => sendAnswer(mounted, reply, answer))
          .catch((error: unknown) => reply.send(error));
      },
    };
    if (endpoint.anyBody) void app.register(async (scope) => mountUnread(scope, options));
    else app.route(options);
  }
  const byUrl = Map.groupBy(routes, ({ endpoint }) => urlOf(endpoint));
  for (const [url, there] of byUrl)
    refuseOtherMethods(
      app,
      url,
      there.flatMap(({ endpoint }) => (answersHead(endpoint) ? [endpoint.method, "HEAD"] : [endpoint.method])),
    );
}

const urlOf = ({ path }: Endpoint) => path.replace(/\{(\w+)\}/g, ":$1");

/** Not for streams without end, or GETs that start a redirect flow. */
const answersHead = ({ method, sends }: Endpoint) =>
  method === "GET" && sends !== "redirect" && sends?.endless !== true;

/** In a scope of its own: elsewhere a body of an unknown content type is refused. */
function mountUnread(scope: FastifyInstance, options: RouteOptions): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, payload, done) => {
    let bytes = 0;
    payload.on("data", (part: Buffer) => {
      const before = bytes;
      bytes += part.length;
      if (before <= bodies.unread && bytes > bodies.unread) done(new Refusal("too_large"));
    });
    payload.on("end", () => bytes <= bodies.unread && done(null, undefined)).on("error", done);
  });
  scope.route(options);
}
