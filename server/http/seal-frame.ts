/**
 * The document of a dashboard as it may be kept (decision 127): it is rendered under a nonce that nobody is told, and what
 * carried that nonce is known by its hash from then on. What somebody smuggled in carries none, and stays out.
 */
import { framePolicy } from "./policy.ts";
import type { DocumentText } from "./store-page.ts";

/** `nonce`: of letters and digits. It also stands among the data of the page, where it says nothing any more. */
export function sealFrame(html: string, nonce: string, analytics: string | undefined): DocumentText {
  const inline: Record<string, string[]> = { script: [], style: [] };
  const own = new RegExp(`<(script|style)((?: [^>]*)?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, "g");
  const sealed = html
    .replace(own, (_, tag: string, before: string, after: string, given: string) => {
      const text = given.replaceAll(nonce, "");
      if (text !== "") inline[tag]?.push(text);
      return `<${tag}${before}${after}>${text}</${tag}>`;
    })
    .replaceAll(` nonce="${nonce}"`, "");
  return { html: sealed, policy: framePolicy({ scripts: inline.script ?? [], styles: inline.style ?? [], analytics }) };
}
