/** A network as one person has it: an IPv6 subscriber holds 2^64 addresses. */
import ipaddr from "ipaddr.js";

let last = { address: "", network: "" };

/** Asked for several times in one call. */
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
