/** The mailed link that led here: its secret, in `#link=` of the page's address. */
import { useState } from "react";
import { useLocation } from "react-router";
import { isLinkSecret } from "#contract/link-secret.ts";

export function readLink(hash: string): string | null {
  const given = new URLSearchParams(hash.replace(/^#/, "")).get("link");
  return isLinkSecret(given) ? given : null;
}

/** Stored when the rest of the address changes, until it is refused. */
export function useMailedLink(): { link: string | null; dropLink: () => void } {
  const found = readLink(useLocation().hash);
  const [stored, setStored] = useState(found);
  const [dead, setDead] = useState<string | null>(null);
  if (found !== null && found !== stored) setStored(found);
  return { link: stored === dead ? null : stored, dropLink: () => setDead(stored) };
}
