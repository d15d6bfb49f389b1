/**
 * One client for every call of the contract: fetch in the browser, the server's own transport while rendering. `heedStatus`
 * and `contentOf` handle responses of JSON, files and uploads alike.
 */
import { type Answer, type Endpoint, type SentInput, takesKey } from "#contract/endpoint.ts";
import { type ErrorCode, errorStatus, isErrorCode } from "#contract/errors.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { idempotency, requestTimeout, saving } from "#contract/limits.ts";
import type { ErrorBody } from "#contract/schemas/error-body.ts";
import type { Transport } from "#web/page.ts";
import { signOutBrowser } from "#web/storage/forget-session.ts";
import { readToken } from "#web/storage/session.ts";
import { confirmOwner } from "./confirming.ts";
import { limitTime } from "./limit-time.ts";

/** A failed call: by a server code, or because it never arrived. */
export class CallError extends Error {
  readonly code: ErrorCode | "network";
  readonly status: number;
  readonly body: Partial<ErrorBody>;
  /** The server's own message, if any. */
  readonly said: string | undefined;

  constructor(code: ErrorCode | "network", status: number, body: Partial<ErrorBody> = {}) {
    const text = messageOf(body.message);
    super(text ?? code);
    this.said = text;
    this.name = "CallError";
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/** A server behind another gateway may answer with several messages (section 8). */
function messageOf(message: unknown): string | undefined {
  const text = Array.isArray(message) ? message.join(", ") : message;
  return typeof text === "string" && text !== "" ? text : undefined;
}

type Sending = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The caller handles a 401 itself. */
  keepsSession?: boolean;
};

type Options = Sending & {
  transport?: Transport;
  /** Of the response. */
  onHeaders?: (headers: Headers) => void;
};

type Parts = { params?: object; query?: object; body?: unknown };

export function callAddress(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const given = new Map(Object.entries(params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Only on the server: the transport of the page that is being rendered (`web/server.tsx`). */
export const onServer: { findTransport?: () => Transport | undefined } = {};

export async function call<E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  options: Options = {},
): Promise<Answer<E>> {
  const parts: Parts = input;
  const url = callAddress(endpoint, parts);
  const headers: Record<string, string> = { accept: "application/json", ...options.headers };
  let body: string | undefined;
  if (parts.body !== undefined) {
    headers["content-type"] = "application/json";
    body = JSON.stringify(parts.body);
  }
  const transport = options.transport ?? (import.meta.env.SSR ? onServer.findTransport?.() : undefined);
  if (transport) {
    const answer = await transport({ method: endpoint.method, url, headers, body });
    options.onHeaders?.(new Headers(answer.headers));
    return contentOf(answer.status, answer.body) as Answer<E>;
  }
  const ask = (whole?: AbortSignal) => {
    const { signal, end } = limitTime(requestTimeout, [options.signal, whole]);
    return send(endpoint, { url, headers, body, signal }, options, (response) => response.text()).finally(end);
  };
  const attempt =
    takesKey(endpoint) && readToken() !== null
      ? () => callSafely(`${endpoint.method} ${url} ${body}`, headers, ask)
      : () => ask();
  const answer = await goOnConfirmed(attempt);
  options.onHeaders?.(answer.headers);
  return contentOf(answer.status, answer.content) as Answer<E>;
}

/** Asks once to confirm, then repeats the call (R7.14). */
async function goOnConfirmed<A extends { status: number; content: unknown }>(attempt: () => Promise<A>): Promise<A> {
  const answer = await attempt();
  const isRefused = answer.status === errorStatus.confirm_required && typeof answer.content === "string";
  if (!isRefused || refusalOf(answer.status, String(answer.content)).code !== "confirm_required") return answer;
  return (await confirmOwner()) ? attempt() : answer;
}

/** Idempotency keys of unanswered calls: pressing again sends the same one, so that it is done once (R7.15). */
const unanswered = new Map<string, string>();

/** Retries once when no answer came; not without a network. Both tries share one time limit. */
async function callSafely<T>(
  what: string,
  headers: Record<string, string>,
  ask: (whole: AbortSignal) => Promise<T>,
): Promise<T> {
  const key = unanswered.get(what) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  unanswered.set(what, key);
  headers[idempotency.header] = key;
  const whole = limitTime(saving.givenUpAfter, []);
  const answer = await ask(whole.signal)
    .catch(async (error: unknown) => {
      if (!(error instanceof CallError) || navigator.onLine === false) throw error;
      await new Promise((again) => setTimeout(again, idempotency.askAgainAfter));
      return ask(whole.signal);
    })
    .finally(whole.end);
  unanswered.delete(what);
  return answer;
}

/** A file of the server; without a time limit. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  options: Sending = {},
): Promise<Blob> {
  const { headers = {}, signal } = options;
  const request = { url: callAddress(endpoint, input), headers, signal };
  const ask = () =>
    send(endpoint, request, options, async (response) => (response.ok ? response.blob() : response.text()));
  const { status, content } = await goOnConfirmed(ask);
  if (typeof content !== "string") return content;
  throw refusalOf(status, content);
}

type Request = { url: string; headers: Record<string, string>; body?: string; signal?: AbortSignal };

async function send<Content>(
  endpoint: Endpoint,
  { url, headers, body, signal }: Request,
  { keepsSession, signal: given }: Sending,
  read: (response: Response) => Promise<Content>,
): Promise<{ status: number; headers: Headers; content: Content }> {
  const token = readToken();
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: { ...headers, [pageLanguageHeader]: document.documentElement.lang, ...bearer(token) },
      body,
      signal,
    });
    if (!keepsSession) heedStatus(endpoint, response.status, token);
    return { status: response.status, headers: response.headers, content: await read(response) };
  } catch (error) {
    if (given?.aborted) throw error;
    throw new CallError("network", 0);
  }
}

export function bearer(token: string | null): { authorization?: string } {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

const formCalls = ["login", "register", "verify-otp", "resend-otp", "reactivate", "forgot-password", "reset-password"];

/**
 * The 401 rule of section 8: it ends the session, except on these paths, where it is about the form. `sent`: the refused token;
 * if another has replaced it (R7.14), the session stays.
 */
export function heedStatus({ path }: Endpoint, status: number, sent: string | null): void {
  if (status !== 401 || formCalls.some((name) => path === `/api/auth/${name}`)) return;
  if (sent === readToken()) signOutBrowser();
}

/** Returns the answer, or throws the refusal. */
export function contentOf(status: number, text: string): unknown {
  if (status >= 200 && status < 300) return parse(text);
  throw refusalOf(status, text);
}

function refusalOf(status: number, text: string): CallError {
  const refused = (parse(text) ?? {}) as Partial<ErrorBody>;
  // A bare 401 is about the form (section 8); on all other paths it has ended the session.
  const unnamed = status === 401 ? "invalid_credentials" : "internal";
  return new CallError(isErrorCode(refused.code) ? refused.code : unnamed, status, refused);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
