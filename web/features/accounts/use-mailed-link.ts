/** The mailed link that led here, kept when the rest of the address moves on, until it turns out to be dead. */
import { useState } from "react";
import { useLocation } from "react-router";
import { readLink } from "./read-link.ts";

export function useMailedLink(): { link: string | null; dropLink: () => void } {
  const found = readLink(useLocation().hash);
  const [kept, setKept] = useState(found);
  const [dead, setDead] = useState<string | null>(null);
  if (found !== null && found !== kept) setKept(found);
  return { link: kept === dead ? null : kept, dropLink: () => setDead(kept) };
}
