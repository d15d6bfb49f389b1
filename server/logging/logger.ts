/** What may be written to the log: structured lines, with everything personal or secret taken out by name. */
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

/** Field names that never reach a log line, at any of the depths our lines have. */
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

/** As long as a signature (256 bits in base64url) or longer: the secret address of a calendar. An id is shorter. */
const secretInPath = /[\w-]{43,}/g;

/** A search carries the visitor's place in its query and a return from the provider its code: only the path is logged, without its secrets. */
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

/** The request id of what a process asks itself before it listens; shorter than an id that a proxy may give. */
export const warmUpId = "warm-up";

/** One line a request, when it is answered; it holds nothing personal, so nobody has to look for that in it. */
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

/** Made when the first line is written: most requests write none, and to look through what each line will name takes a while. */
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

/** Standard output, written to without waiting. */
export function openOutput() {
  output = pino.destination({ dest: 1, sync: false });
  return output;
}

/** Milliseconds for what is still to be written. */
const lastLines = 200;

/** Before the process ends, which would write the last lines before those that are under way, or instead of them. */
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
      // Libraries hand an error over without words, or with its own message as the words: its name must do.
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
