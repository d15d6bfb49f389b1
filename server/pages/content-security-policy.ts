/** The Content-Security-Policy: nothing inline without a hash or nonce, nothing from other hosts, and Trusted Types. */
import { createHash } from "node:crypto";

/** `analytics`: the script of an external provider, which sends its data to its own host. */
type Allowed = { scripts: string[]; styles: string[]; media: string[]; analytics: string | undefined };

function policy({ scripts, styles, media, analytics }: Allowed): string {
  const provider = analytics === undefined ? undefined : new URL(analytics);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(provider ? [provider.origin + provider.pathname] : [])].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data: blob:",
    `media-src ${["'self'", ...media].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(provider ? [provider.origin] : [])].join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** For documents, which are cached: their only inline script and styles are allowed by hash. */
export function documentPolicy({
  script,
  style,
  analytics,
}: {
  script: string;
  style: string;
  analytics?: string | undefined;
}): string {
  return policy({ scripts: [hashOf(script)], styles: style === "" ? [] : [hashOf(style)], media: [], analytics });
}

/** For apps, rendered anew each time. Allows the preview of a video before upload (R11.2). */
export function appPolicy(nonce: string, analytics?: string): string {
  return policy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`], media: ["blob:"], analytics });
}
