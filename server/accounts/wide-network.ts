/** The coarse network of an address for histories: enough to recognise it, too little to locate a home. */
import ipaddr from "ipaddr.js";

export function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "";
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return `${parsed.octets.slice(0, 3).join(".")}.*`;
  return `${parsed.parts
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(":")}:*`;
}
