/** Hosts that may be reached without TLS (R12.3): this machine, and those that the operator names in ALLOW_PLAIN. */
import ipaddr from "ipaddr.js";

export const mayBePlain = (address: string, allowed: readonly string[]): boolean =>
  isPlainHost(new URL(address).hostname, allowed);

export function isPlainHost(named: string, allowed: readonly string[]): boolean {
  const host = named.replace(/^\[|\]$/g, "");
  return (
    host === "localhost" ||
    allowed.includes(host) ||
    (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback")
  );
}
