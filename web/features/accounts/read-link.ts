/** The secret of a mailed link, behind `#link=` of the page's own address. */
import * as z from "zod/mini";
import { linkSecret } from "#contract/proof.ts";

export function readLink(hash: string): string | null {
  const given = new URLSearchParams(hash.replace(/^#/, "")).get("link");
  return z.safeParse(linkSecret, given).data ?? null;
}
