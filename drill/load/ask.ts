/** One HTTP request to the product, from a claimed network; a missing answer is reported as status 0. */
import { Agent, request } from "node:http";

export type LoadRequest = {
  method?: string;
  path: string;
  /** Its claimed network. */
  from?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds. */
  patience?: number;
};

export type TimedAnswer = {
  status: number;
  at: number;
  took: number;
  text: string;
  headers: Record<string, unknown>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
const usualPatience = 30_000;

export function sendRequest(
  origin: string,
  { method = "GET", path, from, token, headers, body, patience }: LoadRequest,
): Promise<TimedAnswer> {
  const at = Date.now();
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text = "", given: Record<string, unknown> = {}) => {
      clearTimeout(timer);
      resolve({ status, text, headers: given, at, took: performance.now() - began });
    };
    const isForm = Buffer.isBuffer(body);
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: {
          "accept-encoding": "identity",
          ...(from !== undefined && { "x-forwarded-for": from }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && !isForm && { "content-type": "application/json" }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          // A compressed body is dropped: the status is enough.
          const text = "content-encoding" in answer.headers ? "" : Buffer.concat(chunks).toString("utf8");
          done(answer.complete ? (answer.statusCode ?? 0) : 0, text, answer.headers);
        });
        answer.on("error", () => done(0));
      },
    );
    sent.on("error", () => done(0));
    // Not by AbortSignal, which would keep every request in memory until its timeout.
    const timer = setTimeout(() => sent.destroy(), patience ?? usualPatience);
    sent.end(isForm ? body : body === undefined ? undefined : JSON.stringify(body));
  });
}
