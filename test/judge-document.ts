/** For tests and benchmarks: the faults of a sitemap's document, in sentences. */
import { HtmlValidate } from "html-validate";
import { languages } from "#contract/languages.ts";
import { parseDocument, type ReadDocument, type StructuredNode } from "./read-document.ts";

/** Checks structure, not React's spelling of attributes. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "no-implicit-button-type": "off",
    "prefer-native-element": "off",
    "require-sri": "off",
    "tel-non-breaking": "off",
    "void-style": "off",
    "svg-focusable": "off",
    "text-content": "off",
    "valid-id": ["error", { relaxed: true }],
    "no-raw-characters": "off",
  },
});

export type Judged = { page: ReadDocument; faults: string[] };

/** `address`: absolute, as in the sitemap. */
export function judgeDocument(address: string, html: string): Judged {
  const page = parseDocument(html);
  const faults = [...judgeHead(address, page), ...judgeStructured(page), ...judgeMarkup(html)];
  const lost = page.links.filter((href) => href.startsWith("#") && href.length > 1 && !isThere(page, href.slice(1)));
  if (lost.length > 0) faults.push(`leads nowhere on its own page: ${[...new Set(lost)].join(" ")}`);
  return { page, faults };
}

/** Dialogs opened by the address: enhance.ts makes them. */
const opened = /^(ask-|safety-)/;
const isThere = ({ ids }: ReadDocument, id: string) => ids.has(id) || opened.test(id);

function judgeHead(
  address: string,
  { title, description, robots, canonical, alternates, headings, picture }: ReadDocument,
) {
  const faults: string[] = [];
  if (title === "") faults.push("no title");
  if (description === "") faults.push("no description");
  if (headings.length !== 1) faults.push(`${headings.length} h1`);
  if (headings[0] === "") faults.push("an empty h1");
  if (robots.includes("noindex")) faults.push("offered, and noindex");
  if (canonical !== address) faults.push(`canonical is ${canonical}`);
  const named = Object.keys(alternates).sort().join(" ");
  if (named !== [...languages, "x-default"].sort().join(" ")) faults.push(`alternates are ${named}`);
  if (!Object.values(alternates).includes(address)) faults.push("is not among its own alternates");
  if (picture === "") faults.push("no picture for links");
  return faults;
}

/** Structured data must be visible to people. */
const shownProperties = ["name", "headline", "text"];

function judgeStructured({ structured, broken, words }: ReadDocument): string[] {
  const faults = broken.map((text) => `structured data is no JSON: ${text}`);
  if (structured.length === 0) faults.push("no structured data");
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const visit = (node: unknown, isTop: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isTop);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { "@type": type, "@id": id, ...properties } = node as StructuredNode;
    if (typeof type !== "string" && (isTop || id === undefined)) faults.push("structured data without a type");
    for (const [property, value] of Object.entries(properties)) {
      if (/rating|review/i.test(property)) faults.push(`stars on ${type}`);
      if (typeof value === "string" && shownProperties.includes(property) && !words.includes(plain(value)))
        faults.push(`${type}.${property} is not on the page: ${value.slice(0, 80)}`);
      visit(value, false);
    }
  };
  visit(structured, true);
  return [...new Set(faults)];
}

function judgeMarkup(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap(({ messages: found }) => found.filter(({ severity }) => severity === 2));
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`))];
}
