/** JSON-LD as text; apart from its builders, which only documents need and no browser loads. */
import type { Structured } from "./structured.ts";

/** Escaped for a script element: nothing in it can end that element or open a comment. */
export function writeStructured(nodes: readonly Structured[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}
