/** The layout of every mail: tables and inline styles, because mail programs support little else; nothing is loaded remotely. */
import { directionOf } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import { escapeHtml } from "./escape-html.ts";

export type MailLayout = {
  language: Language;
  origin: string;
  brand: string;
  title: string;
  greeting: string;
  body: string;
  /** Text by somebody else, shown as a quote. */
  quoted: { label: string; value: string }[];
  code: string | undefined;
  notes: string[];
  actions: { label: string; href: string }[];
  linkFallback: string;
  caution: string | undefined;
  footer: string;
};

/** The light colours of web/styles/tokens.css, which mails cannot load. */
const colour = {
  chalk: "#fbf8f1",
  card: "#fffdf9",
  wash: "#f3ecdc",
  line: "#e2d9c5",
  ink: "#12343b",
  slate: "#5b6b6f",
  marigold: "#f7b500",
} as const;

const fonts: Record<Language, string> = {
  en: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  hi: "'Noto Sans Devanagari', 'Nirmala UI', Mangal, Roboto, Arial, sans-serif",
  ur: "Vazirmatn, 'Noto Naskh Arabic', 'Segoe UI', Tahoma, Arial, sans-serif",
};

/** A milestone with its yellow cap, drawn with two cells. */
const milestone = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="28" style="width:28px;border-collapse:separate"><tr><td height="12" style="height:12px;line-height:12px;font-size:0;background:${colour.marigold};border:2px solid ${colour.ink};border-bottom:0;border-radius:12px 12px 0 0">&nbsp;</td></tr><tr><td height="18" style="height:18px;line-height:18px;font-size:0;background:${colour.card};border:2px solid ${colour.ink};border-radius:0 0 2px 2px">&nbsp;</td></tr></table>`;

export function layOutHtml(mail: MailLayout): string {
  const { language, code } = mail;
  const direction = directionOf(language);
  const start = direction === "rtl" ? "right" : "left";
  const font = `font-family:${fonts[language]};line-height:${language === "en" ? "1.5" : "1.9"};text-align:${start}`;
  const paragraph = (text: string, style = `font-size:16px;color:${colour.ink}`) =>
    `<p dir="${direction}" style="margin:0 0 16px;${font};${style}">${escapeHtml(text)}</p>`;
  const small = `font-size:14px;color:${colour.slate}`;
  const parts = [
    `<h1 dir="${direction}" style="margin:0 0 16px;${font};font-size:22px;font-weight:700;color:${colour.ink}">${escapeHtml(mail.title)}</h1>`,
    paragraph(mail.greeting),
    paragraph(mail.body),
    ...mail.quoted.map(quote),
    code === undefined ? "" : codeBox(code),
    ...mail.notes.map((note) => paragraph(note, small)),
    ...mail.actions.map((action, position) => (position === 0 ? button(action, font) : plainLink(action, font))),
    mail.actions[0] === undefined ? "" : fallback(mail.linkFallback, mail.actions[0].href, paragraph, small),
    mail.caution === undefined ? "" : paragraph(mail.caution, small),
    paragraph(mail.brand),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.title)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:${colour.chalk}">
<table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0" width="100%" style="background:${colour.chalk}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:520px">
<tr><td align="${start}" style="padding:0 4px 12px">${milestone}</td></tr>
<tr><td align="${start}" style="padding:28px 24px 12px;background:${colour.card};border:1px solid ${colour.line};border-radius:12px">
${parts.filter((part) => part !== "").join("\n")}
</td></tr>
<tr><td align="${start}" style="padding:16px 4px">${paragraph(mail.footer, `font-size:13px;color:${colour.slate}`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function quote({ label, value }: MailLayout["quoted"][number]): string {
  const look = `margin:0 0 16px;padding:0 12px;border-left:3px solid ${colour.line};font-family:Arial,sans-serif;font-size:15px;line-height:1.6;color:${colour.ink}`;
  return `<div style="${look}"><b>${escapeHtml(label)}</b><div dir="auto" style="white-space:pre-wrap">${escapeHtml(value)}</div></div>`;
}

function codeBox(code: string): string {
  const look = `font-family:'Courier New',Courier,monospace;font-size:34px;font-weight:700;letter-spacing:8px;color:${colour.ink}`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px"><tr><td dir="ltr" align="center" style="padding:16px;background:${colour.wash};border-radius:8px;${look};-webkit-user-select:all;user-select:all">${escapeHtml(code)}</td></tr></table>`;
}

type Action = MailLayout["actions"][number];

function button({ label, href }: Action, font: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td style="background:${colour.ink};border-radius:8px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 22px;${font};font-size:16px;font-weight:700;color:${colour.chalk};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function plainLink({ label, href }: Action, font: string): string {
  return `<p style="margin:0 0 16px;${font};font-size:16px"><a href="${escapeHtml(href)}" style="color:${colour.ink}">${escapeHtml(label)}</a></p>`;
}

function fallback(words: string, href: string, paragraph: (text: string, style: string) => string, style: string) {
  const look = `margin:0 0 16px;text-align:left;word-break:break-all;font-family:Arial,sans-serif;font-size:13px`;
  const address = escapeHtml(href);
  return `${paragraph(words, style)}\n<p dir="ltr" style="${look}"><a href="${address}" style="color:${colour.slate}">${address}</a></p>`;
}

export function layOutText(mail: MailLayout): string {
  const blocks = [
    mail.title,
    mail.greeting,
    mail.body,
    ...mail.quoted.map(({ label, value }) => `${label}:\n${value}`),
    mail.code,
    mail.notes.join("\n"),
    ...mail.actions.map(({ label, href }) => `${label}:\n${href}`),
    mail.caution,
    mail.brand,
    mail.footer,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}
