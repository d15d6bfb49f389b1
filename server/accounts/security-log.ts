/** Writes the security log (docs/decisions/020-logs-and-traces.md): refused sign-ins, blocks, refused access, and admin reads. */

import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { second } from "#contract/durations.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { can } from "#contract/permissions.ts";
import type { Context } from "#server/context.ts";
import { securityLog } from "#server/db/schema/admin.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { closeStep } from "#server/process/close-in-order.ts";
import { Refusal } from "#server/refusal.ts";
import { wideNetworkOf } from "./wide-network.ts";

/** `gathered`: the most events one process buffers; further ones are dropped. */
const limits = { gathered: 1000, writtenEvery: second } as const;

/** Refusals about the person or the permission; not invalid input, expired tokens or overload. */
const watched: readonly ErrorCode[] = [
  "invalid_credentials",
  "password_wrong",
  "otp_invalid",
  "account_blocked",
  "too_many_requests",
  "forbidden",
  "confirm_required",
];

type Parts = Pick<Context, "db" | "secret" | "log">;
type Entry = Pick<typeof securityLog.$inferInsert, "event" | "call" | "about" | "subject" | "network">;

/** Buffered and written together, so that a flood of refusals costs one statement per interval. */
export function pruneSecurityLog(app: FastifyInstance, { db, secret, log }: Parts): void {
  let waiting = new Map<string, Entry & { times: number }>();

  function note(event: string, request: FastifyRequest): void {
    const entry = entryOf(secret, event, request);
    const key = JSON.stringify(entry);
    const times = (waiting.get(key)?.times ?? 0) + 1;
    if (times > 1 || waiting.size < limits.gathered) waiting.set(key, { ...entry, times });
  }

  async function write(): Promise<void> {
    const entries = [...waiting.values()];
    waiting = new Map();
    if (entries.length === 0) return;
    // The operator ships the process log to another machine (ASVS 16.4.3).
    for (const entry of entries) log.info({ security: entry }, "security log");
    const { event, call, about, subject, network, hour, times } = securityLog;
    await db
      .insert(securityLog)
      .values(entries.map((entry) => ({ ...entry, hour: sql`date_trunc('hour', now())` })))
      .onConflictDoUpdate({
        target: [event, call, about, subject, network, hour],
        set: { times: sql`${times} + excluded.times`, lastAt: sql`now()` },
      })
      // A failed write blocks nothing.
      .catch((error: unknown) => log.warn({ failure: describeError(error) }, "security log: not written"));
  }

  app.addHook("onError", (request, _reply, error, done) => {
    if (error instanceof Refusal && watched.includes(error.code)) note(error.code, request);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (isLook(request) && reply.statusCode < 400) note("admin_look", request);
    done();
  });
  const writing = setInterval(() => void write(), limits.writtenEvery);
  app.addHook("onClose", () =>
    closeStep("security log", async () => {
      clearInterval(writing);
      await write();
    }),
  );
}

/** An admin opens the page or document of one person. */
function isLook(request: FastifyRequest): boolean {
  return (
    request.method === "GET" && can(request.caller?.signedIn?.account.role, "office.enter") && subjectOf(request) !== ""
  );
}

function entryOf(secret: Buffer, event: string, request: FastifyRequest): Entry {
  return {
    event,
    call: `${request.method} ${request.routeOptions.url ?? ""}`,
    about: request.caller?.signedIn?.account.id ?? hideAddressee(secret, request.body),
    subject: subjectOf(request),
    network: wideNetworkOf(request.ip),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function subjectOf({ params }: FastifyRequest): string {
  const id = typeof params === "object" && params !== null && "id" in params ? params.id : undefined;
  return typeof id === "string" && uuid.test(id) ? id : "";
}

/** The rows of a known address can be found; no address can be read from the rows. */
function hideAddressee(secret: Buffer, body: unknown): string {
  if (typeof body !== "object" || body === null || !("email" in body) || typeof body.email !== "string") return "";
  const role = "role" in body ? String(body.role) : "";
  const named = JSON.stringify(["security log", body.email.trim().toLowerCase(), role]);
  return createHmac("sha256", secret).update(named).digest("base64url");
}
