/** Where a connection may go without TLS (R12.3): to this machine, and to hosts that the operator names in ALLOW_PLAIN. */
import ipaddr from "ipaddr.js";

export function mayBePlain(address: string, allowed: readonly string[]): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
  return (
    host === "localhost" ||
    allowed.includes(host) ||
    (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback")
  );
}
