/** One id of a request through its log lines, jobs and mails (R12.3); a job passes it on to the jobs it sends. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";

type Scope = { id: string; inJob: boolean };

const current = new AsyncLocalStorage<Scope>();

/** Accepted ids of a proxy: limited length, and no characters special in a log or a header. */
const sane = /^[A-Za-z0-9_.-]{8,64}$/;

export const requestIdHeader = "x-request-id";

/** Fastify's named networks. */
const namedNetworks: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const network of proxies.flatMap((proxy) => namedNetworks[proxy] ?? [proxy])) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address));
}

/** A trusted proxy's id if it is valid, the page's for calls of a page, else a new one. */
export function chooseRequestId(
  proxies: readonly string[],
): (raw: Pick<IncomingMessage, "headers" | "socket">) => string {
  const isTrusted = trustedBy(proxies);
  return ({ headers, socket }) => {
    const known = current.getStore();
    if (known !== undefined) return known.id;
    const given = headers[requestIdHeader];
    const isUsable = typeof given === "string" && sane.test(given) && isTrusted(socket?.remoteAddress ?? "");
    return isUsable ? given : randomUUID();
  };
}

/** Must be registered before every other hook: cached and streamed answers need the id too. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.setHeader(requestIdHeader, request.id);
    done();
  });
}

/** Needed where queued work begins: another request's context may wake it. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run({ id, inJob: false }, work);

export const inJobOf = <T>(id: string, work: () => T): T => current.run({ id, inJob: true }, work);

export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** Lines of a request have its id already. */
export function jobOfLine(): { reqId?: string } {
  const known = current.getStore();
  return known?.inJob ? { reqId: known.id } : {};
}
