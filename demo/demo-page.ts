/** The frame of the demo's own small pages (inbox, fake Google): one stylesheet, allowed by the policy through its hash, and no script. */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { brand } from "#content/brand.ts";
import { escapeHtml } from "#server/mails/escape-html.ts";
import { fontStyle } from "./serve-fonts.ts";

const style = `${fontStyle}:root{color-scheme:light dark;--chalk:#fbf8f1;--card:#fffdf9;--wash:#f3ecdc;--line:#e2d9c5;--ink:#12343b;--slate:#5b6b6f;--on-ink:#fbf8f1;--brick:#b23a22;--stone:#fffdf9}
@media (prefers-color-scheme:dark){:root{--chalk:#0d1e23;--card:#142a31;--wash:#1b363e;--line:#29464f;--ink:#f4eee0;--slate:#a9b8b9;--on-ink:#0d1e23;--brick:#ff9c82;--stone:#ece5d5}}
*{box-sizing:border-box}
body{margin:0;background:var(--chalk);color:var(--ink);font:16px/1.6 Mukta,Vazirmatn,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.narrow{max-width:27rem}
header{display:flex;gap:.75rem;align-items:center;margin-bottom:1.5rem}
.stone{flex:none;width:26px;height:32px;border:2px solid #12343b;border-radius:13px 13px 3px 3px;background:linear-gradient(#f7b500 0 40%,var(--stone) 40%)}
h1{margin:0;font-size:1.4rem;line-height:1.25}
h2{margin:0 0 .25rem;font-size:1.1rem;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:3px}
.note,small,time{color:var(--slate);font-size:.9rem}
.note{margin:0 0 1.25rem}
article,.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.1rem;margin-bottom:1rem}
article p{margin:0 0 .75rem}
pre{margin:0;padding:1rem;background:var(--wash);border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.code{font:700 1.75rem/1.4 ui-monospace,Consolas,monospace;letter-spacing:.2em;user-select:all;display:inline-block}
label{display:block;margin-bottom:.9rem}
input[type=text],input[type=email]{display:block;width:100%;min-height:44px;margin-top:.2rem;padding:.5rem .75rem;border:1px solid var(--slate);border-radius:8px;background:var(--chalk);color:var(--ink);font:inherit}
.check{display:flex;gap:.6rem;align-items:center;min-height:44px}
.check input{width:22px;height:22px;flex:none}
button{display:block;width:100%;min-height:48px;padding:.6rem 1rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--ink);font:inherit;text-align:start;cursor:pointer}
button.main{background:var(--ink);border-color:var(--ink);color:var(--on-ink);text-align:center;font-weight:600}
button.plain{background:none;border:0;text-align:center;text-decoration:underline}
button+button{margin-top:.6rem}
.person{margin-bottom:.6rem}
button small{display:block}
:focus-visible{outline:3px solid #f7b500;outline-offset:2px}
.wrong{color:var(--brick)}
`;

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** `body` is HTML with all inserted values escaped. */
export type DemoPage = { title: string; body: string; narrow?: boolean };

export function sendDemoPage(reply: FastifyReply, { title, body, narrow = false }: DemoPage): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(brand.name.en)}</title>
<style>${style}</style>
</head>
<body>
<main${narrow ? ' class="narrow"' : ""}>
<header><span class="stone" aria-hidden="true"></span><h1>${escapeHtml(title)}</h1></header>
${body}
</main>
</body>
</html>
`,
    );
}
