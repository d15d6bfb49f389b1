/** Structured log lines, with everything personal or secret redacted by field name. */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import pino, { type Logger } from "pino";
import { describeError } from "./describe-error.ts";
import { jobOfLine } from "./request-id.ts";

/** Field names that are redacted, at any of the depths of our lines. */
const secret = [
  "authorization",
  "cookie",
  "set-cookie",
  "token",
  "password",
  "otp",
  "code",
  "email",
  "phone",
  "latitude",
  "longitude",
  "coordinates",
  "address.streetAddress",
  "address.fullAddress",
];

const paths = secret.flatMap((name) => {
  const field = name.includes("-") ? `["${name}"]` : name;
  const dot = name.includes("-") ? "" : ".";
  return [field, `*${dot}${field}`, `*.*${dot}${field}`];
});

/** At least as long as a signature (256 bits in base64url): the secret address of a calendar. An id is shorter. */
const secretInPath = /[\w-]{43,}/g;

/** The query may contain a visitor's place or a provider's code: only the path is logged, without its secrets. */
function pathOnly(url: string): string {
  return (url.split("?", 1)[0] ?? "").replace(secretInPath, "[secret]");
}

function errorIn(line: unknown): Error | undefined {
  const error = typeof line === "object" && line !== null && "err" in line ? line.err : undefined;
  return error instanceof Error ? error : undefined;
}

type Stream = { write(line: string): void };

const callOf = ({ method, url }: { method?: string | undefined; url?: string | undefined }) =>
  `${method} ${pathOnly(url ?? "")}`;

/** The request id of warm-up requests; shorter than an id that a proxy may set. */
export const warmUpId = "warm-up";

/** One line a request, when it is answered, without personal data. */
class OneLineEach extends LogController {
  readonly #lines: Logger;

  constructor(lines: Logger) {
    super();
    this.#lines = lines;
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { elapsedTime: responseTime, statusCode: status } = reply;
    if (error) super.requestCompleted(error, request, reply);
    else if (request.id !== warmUpId)
      this.#lines.info({ reqId: request.id, call: callOf(request.raw), status, responseTime }, "request completed");
  }
}

/** Creates the request's logger with the first line: most requests log none, and collecting its bindings takes time. */
class LateLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level(): string {
    return this.#log.level;
  }

  fatal = (...line: Parameters<FastifyBaseLogger["fatal"]>) => this.#log.fatal(...line);
  error = (...line: Parameters<FastifyBaseLogger["error"]>) => this.#log.error(...line);
  warn = (...line: Parameters<FastifyBaseLogger["warn"]>) => this.#log.warn(...line);
  info = (...line: Parameters<FastifyBaseLogger["info"]>) => this.#log.info(...line);
  debug = (...line: Parameters<FastifyBaseLogger["debug"]>) => this.#log.debug(...line);
  trace = (...line: Parameters<FastifyBaseLogger["trace"]>) => this.#log.trace(...line);
  silent = (...line: Parameters<FastifyBaseLogger["silent"]>) => this.#log.silent(...line);
  child = (...named: Parameters<FastifyBaseLogger["child"]>) => this.#log.child(...named);
}

/** Every line of a request names its call. */
export function accessLines(level: string, stream: Stream) {
  return {
    logController: new OneLineEach(pino({ level }, stream)),
    childLoggerFactory: (logger, bindings, options, request) =>
      new LateLogger(() => logger.child({ ...bindings, call: callOf(request) }, options)),
  } satisfies FastifyServerOptions;
}

let output: ReturnType<typeof pino.destination> | undefined;

/** Standard output, without blocking. */
export function openOutput() {
  output = pino.destination({ dest: 1, sync: false });
  return output;
}

/** Milliseconds for pending lines. */
const lastLines = 200;

/** Called before the process exits, or its last lines would be lost or out of order. */
export async function drainOutput(): Promise<void> {
  if (output === undefined) return;
  const drained = once(output, "drain");
  output.write("");
  await Promise.race([drained, sleep(lastLines)]);
}

export function loggerOptions(level: string, stream?: Stream): FastifyServerOptions["logger"] {
  return {
    level,
    ...(stream && { stream }),
    mixin: jobOfLine,
    redact: { paths, censor: "[redacted]" },
    serializers: {
      req: (request) => ({ method: request.method, path: pathOnly(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: unknown) => ({ message: "", stack: "", ...describeError(error) }),
    },
    hooks: {
      // Libraries log an error without a message, or with its own: its name is logged instead.
      logMethod(given, method) {
        const [first, words] = given as [unknown, unknown?];
        const error = first instanceof Error ? first : errorIn(first);
        if (error !== undefined && (words === undefined || words === error.message))
          return method.call(this, first instanceof Error ? { err: first } : first, error.name);
        return method.apply(this, given);
      },
    },
  };
}
