/** The demo inbox as a page: newest first, each mail's text, with clickable links and an easily copied code. */
import { timeZone } from "#contract/time-zone.ts";
import { escapeHtml } from "#server/mails/escape-html.ts";
import type { DemoPage } from "./demo-page.ts";

type Mail = { to: string; subject: string; text: string; at: Date };

const when = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "medium", timeZone });

export function renderInbox(mails: Mail[]): DemoPage {
  const note =
    '<p class="note">Mails of this demo land here instead of being sent. <a href="/demo/inbox">Look again</a>, or read them <a href="/demo/inbox.json">as JSON</a>. <a href="/">Back to the site</a></p>';
  const empty = '<p class="card">No mail yet. Register, or ask for a new password, and it appears here.</p>';
  return { title: "Demo inbox", body: `${note}\n${mails.length === 0 ? empty : mails.map(renderMail).join("\n")}` };
}

function renderMail({ to, subject, text, at }: Mail): string {
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p><small>To <bdi>${escapeHtml(to)}</bdi>, <time datetime="${at.toISOString()}">${when.format(at)}</time></small></p>
<pre dir="auto">${text.trim().split("\n").map(renderLine).join("\n")}</pre>
</article>`;
}

function renderLine(line: string): string {
  const safe = escapeHtml(line);
  if (/^\d{6}$/.test(line)) return `<span class="code" dir="ltr">${safe}</span>`;
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${safe}" dir="ltr">${safe}</a>` : safe;
}
