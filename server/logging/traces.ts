/**
 * Traces (R12.3): what a request, a job or a mail did, and how long each part took. When tracing is off (`start-traces.ts`)
 * nothing of OpenTelemetry is loaded, and the functions here only run the given work.
 * No span has personal data: routes by their pattern, statements without values, queues by name.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Context, Span, SpanKind, Tracer } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { describeError } from "./describe-error.ts";

type Api = typeof import("@opentelemetry/api");
type Tracing = { api: Api; tracer: Tracer };

/** Process-wide state. */
let tracing: Tracing | undefined;

/** The current span's context. */
const current = new AsyncLocalStorage<Context>();

/** Returns a function that stops tracing. */
export function traceBy(next: Tracing): () => void {
  tracing = next;
  return () => {
    if (tracing === next) tracing = undefined;
  };
}

type Begun = { span: Span; context: Context; api: Api };
type Wish = { kind: keyof typeof SpanKind; attributes?: Attributes; parent?: Context | undefined };

function begin(name: string, { kind, attributes = {}, parent = current.getStore() }: Wish): Begun | undefined {
  if (tracing === undefined) return undefined;
  const { api, tracer } = tracing;
  const outer = parent ?? api.ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, outer);
  return { span, context: api.trace.setSpan(outer, span), api };
}

/** Records only the kind of a failure: its message may contain what a person wrote. */
function end({ span, api }: Begun, failure?: unknown): void {
  if (failure !== undefined) {
    const { sqlState, reason, type } = describeError(failure);
    span.setAttribute("error.type", sqlState ?? reason ?? type);
    span.setStatus({ code: api.SpanStatusCode.ERROR });
  }
  span.end();
}

/** A span for work of the process's own, with nested spans. `parent`: as `currentTrace` returned it. */
export async function traceWork<T>(
  name: string,
  { parent, ...wish }: Omit<Wish, "parent"> & { parent?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const begun = begin(name, { ...wish, ...(parent !== undefined && { parent: readParent(parent) }) });
  if (begun === undefined) return work();
  try {
    const done = await current.run(begun.context, work);
    end(begun);
    return done;
  } catch (error) {
    end(begun, error);
    throw error;
  }
}

/** Returns what to call at its end, or nothing when not traced or outside of a request or job. */
export function traceStatement(write: () => string): ((failure?: unknown) => void) | undefined {
  if (tracing === undefined || current.getStore() === undefined) return undefined;
  const text = write();
  const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? "SQL";
  const attributes = { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": text };
  const begun = begin(operation, { kind: "CLIENT", attributes });
  return begun && ((failure) => end(begun, failure));
}

/** For a job that continues the trace in another process, as W3C's `traceparent`. */
export function currentTrace(): string | undefined {
  const context = current.getStore();
  const known = context && tracing?.api.trace.getSpanContext(context);
  if (known === undefined) return undefined;
  return `00-${known.traceId}-${known.spanId}-${known.traceFlags.toString(16).padStart(2, "0")}`;
}

const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function readParent(header: unknown): Context | undefined {
  const [, traceId, spanId, flags] = (typeof header === "string" && written.exec(header)) || [];
  if (tracing === undefined || traceId === undefined || spanId === undefined) return undefined;
  const { trace, ROOT_CONTEXT } = tracing.api;
  const traceFlags = Number.parseInt(flags ?? "0", 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

const requests = new WeakMap<FastifyRequest, Begun>();

/** Must be registered before every hook that answers. A proxy's trace is continued if its request id is trusted, too. */
export function traceRequests(app: FastifyInstance): void {
  if (tracing === undefined) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, id } = request;
    const isBelieved = headers["x-request-id"] === id;
    const parent = current.getStore() ?? (isBelieved ? readParent(headers.traceparent) : undefined);
    const attributes = { "http.request.method": method, "nukkad.request_id": id };
    const begun = begin(method, { kind: "SERVER", attributes, parent });
    if (begun) requests.set(request, begun);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const begun = requests.get(request);
    if (begun) {
      const route = request.routeOptions.url ?? "unknown";
      const status = reply.raw.statusCode;
      begun.span.updateName(`${request.method} ${route}`);
      begun.span.setAttributes({ "http.route": route, "http.response.status_code": status });
      if (status >= 500) begun.span.setStatus({ code: begun.api.SpanStatusCode.ERROR });
      begun.span.end();
    }
    done();
  });
}

/** Needed where queued work of a request begins: another request's context may wake it. */
export function withinRequest<T>(request: FastifyRequest, work: () => T): T {
  const begun = requests.get(request);
  return begun === undefined ? work() : current.run(begun.context, work);
}
