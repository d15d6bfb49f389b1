/** What a visitor sees instead of a page whose turn did not come: plain words and a way to try again, at no cost worth counting. */
import type { FastifyReply } from "fastify";
import { textIn } from "#content/text-in.ts";
import { errorStatus } from "#contract/errors.ts";
import { directionOf } from "#contract/language.ts";
import { overload } from "#contract/limits.ts";
import type { Language } from "#contract/vocabulary.ts";
import { escapeHtml } from "#server/mails/escape-html.ts";
import type { Refusal } from "#server/refusal.ts";

export function sendBusyPage(reply: FastifyReply, language: Language, { code, details }: Refusal): FastifyReply {
  const { t } = textIn(language);
  const words = escapeHtml(t(code === "too_many_requests" ? "errors:too_many_requests" : "errors:overloaded"));
  return reply
    .code(errorStatus[code])
    .header("retry-after", String(details.retryAfter ?? overload.retryAfterSeconds))
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>${words}</title><h1>${words}</h1><p><a href="">${escapeHtml(t("shell:actions.retry"))}</a></p></html>`,
    );
}
