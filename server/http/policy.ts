/** The Content-Security-Policy: nothing inline without a hash or nonce, nothing from elsewhere, and Trusted Types. */
import { createHash } from "node:crypto";

type Allowed = { scripts: string[]; styles: string[] };

function policy({ scripts, styles }: Allowed): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** For documents, which are cached: their only inline script and their rules are known by their hashes. */
export function documentPolicy({ script, style }: { script: string; style: string }): string {
  return policy({ scripts: [hashOf(script)], styles: style === "" ? [] : [hashOf(style)] });
}

/** For apps, which are rendered anew each time. */
export function appPolicy(nonce: string): string {
  return policy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });
}
