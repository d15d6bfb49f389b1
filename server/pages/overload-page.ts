/** The page for a visitor whose request was refused by overload: plain words and a way to retry, at negligible cost. */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { textIn } from "#content/text-in.ts";
import { errorStatus } from "#contract/errors.ts";
import { directionOf } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import { escapeHtml } from "#server/mails/escape-html.ts";
import type { Refusal } from "#server/refusal.ts";
import { overload } from "#server/settings/tuning.ts";

/** Inline: a stylesheet would be one more request during an overload. */
const style =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:1rem;" +
  "box-sizing:border-box;background:#fbf8f1;color:#12343b;font:1.125rem/1.7 sans-serif;text-align:center}" +
  "h1{margin:0;max-width:24rem;font-size:1.375rem}a{display:block;padding:.75rem 2rem;border-radius:.75rem;" +
  "background:#12343b;color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #f7b500}" +
  "@media(prefers-color-scheme:dark){body{background:#0d1e23;color:#f3ecdc}a{background:#f3ecdc;color:#0d1e23}}";

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'`;

const stone =
  '<svg viewBox="0 0 48 56" width="72" height="84" aria-hidden="true"><path d="M4 52V23a20 20 0 0 1 40 0v29z" fill="#fffdf9"/>' +
  '<path d="M4 23a20 20 0 0 1 40 0z" fill="#f7b500"/><path d="M4 52V23a20 20 0 0 1 40 0v29z" fill="none" stroke="#5b6b6f" ' +
  'stroke-width="2.5"/><path d="M1 51h46v4H1z" fill="#5b6b6f"/></svg>';

/** Too many requests to the process or from the visitor's network. */
export const isBusy = ({ code }: Refusal) => code === "overloaded" || code === "too_many_requests";

export function sendBusyPage(reply: FastifyReply, language: Language, { code, details }: Refusal): FastifyReply {
  const { t } = textIn(language);
  const words = escapeHtml(t(code === "too_many_requests" ? "errors:too_many_requests" : "errors:overloaded"));
  return reply
    .code(errorStatus[code])
    .header("retry-after", String(details.retryAfter ?? overload.retryAfterSeconds))
    .header("cache-control", "no-store")
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(
      `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>${words}</title><style>${style}</style><body>${stone}<h1>${words}</h1>` +
        `<a href="">${escapeHtml(t("shell:actions.retry"))}</a></body></html>`,
    );
}
