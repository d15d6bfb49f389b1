/** One client for every call of the contract: fetch in the browser, the server's own transport while rendering. */
import type { Answer, Endpoint, Sent } from "#contract/endpoint.ts";
import type { ErrorBody } from "#contract/error-body.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { requestTimeout } from "#contract/limits.ts";
import { endSession, readToken } from "#web/memory/session.ts";
import type { Transport } from "#web/page.ts";

/** A call that failed: by a code of the server, or because it never got there. */
export class CallError extends Error {
  readonly code: ErrorCode | "network";
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(code: ErrorCode | "network", status: number, body: Partial<ErrorBody> = {}) {
    super(messageOf(body.message) ?? code);
    this.name = "CallError";
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/** A server behind another gateway may answer with several messages (section 8). */
function messageOf(message: unknown): string | undefined {
  if (Array.isArray(message)) return message.join(", ");
  return typeof message === "string" ? message : undefined;
}

type Options = {
  transport?: Transport;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** A 401 is the caller's to judge. */
  keepsSession?: boolean;
  /** Of the answer, in the browser. */
  onHeaders?: (headers: Headers) => void;
};

type Parts = { params?: object; query?: object; body?: unknown };

export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const given = new Map(Object.entries(params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export async function call<E extends Endpoint>(endpoint: E, input: Sent<E>, options: Options = {}): Promise<Answer<E>> {
  const parts: Parts = input;
  const url = addressOf(endpoint, parts);
  const headers: Record<string, string> = { accept: "application/json", ...options.headers };
  let body: string | FormData | undefined;
  if (parts.body instanceof FormData) body = parts.body;
  else if (parts.body !== undefined) {
    headers["content-type"] = "application/json";
    body = JSON.stringify(parts.body);
  }
  const answer = options.transport
    ? await options.transport({ method: endpoint.method, url, headers, body: body as string | undefined })
    : await send(endpoint, url, headers, body, options);
  const content = parse(answer.body);
  if (answer.status >= 200 && answer.status < 300) return content as Answer<E>;
  const refused = (content ?? {}) as Partial<ErrorBody>;
  throw new CallError(refused.code ?? "internal", answer.status, refused);
}

async function send(
  endpoint: Endpoint,
  url: string,
  headers: Record<string, string>,
  body: string | FormData | undefined,
  { signal, onHeaders, keepsSession }: Options,
): Promise<{ status: number; body: string }> {
  const token = readToken();
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    onHeaders?.(response.headers);
    if (response.status === 401 && !keepsSession && !keepsSessionOn401(endpoint.path)) endSession();
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError("network", 0);
  }
}

const keeping = ["login", "register", "verify-otp", "resend-otp", "reactivate", "forgot-password", "reset-password"];

/** The 401 rule of section 8: on these paths it says something about the form, not about the session. */
function keepsSessionOn401(path: string): boolean {
  return keeping.some((name) => path === `/api/auth/${name}`);
}

function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
