/** The network of one subscriber: with IPv6 that is a range of 2^64 addresses. */
import ipaddr from "ipaddr.js";

let last = { address: "", network: "" };

/** Called several times per call, so cached. */
export function networkOf(address: string): string {
  if (address !== last.address) last = { address, network: findNetwork(address) };
  return last.network;
}

function findNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}
