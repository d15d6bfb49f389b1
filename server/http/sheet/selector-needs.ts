/** What a page must hold for a selector to match on it: judged by names alone, so that a rule is kept when in doubt. */
import parse, { type Attribute, type Pseudo, type Selector } from "postcss-selector-parser";

/** All of these names; of a list in it, one. */
export type Needs = (string | Needs[])[];

/** Attributes that no script changes; all others may come at any time and are not asked for. */
const lasting = new Set(["dir", "type", "data-app"]);

/** Parts that browsers draw into some elements only. */
const drawnInto: [RegExp, Needs][] = [
  [/^::placeholder$/, [[["input"], ["textarea"]]]],
  [/^::backdrop$/, [[["dialog"], ["[popover]"]]]],
  [/^::file-selector-button$/, ["[type=file]"]],
  [/^::-webkit-(date|calendar)/, ["[type=date]"]],
  [/^::-webkit-search/, ["[type=search]"]],
  [/-spin-button$/, ["[type=number]"]],
];

const choices = new Set([":is", ":where", ":has", ":matches"]);

function needsOfPseudo({ value, nodes }: Pseudo, ofRoot: boolean): Needs {
  if (choices.has(value)) return [nodes.map(needsOf)];
  // The frame names languages in other languages: only the page's own changes its faces.
  if (value === ":lang") return [`${ofRoot ? "html" : ""}:lang(${String(nodes[0]).trim()})`];
  return drawnInto.find(([name]) => name.test(value))?.[1] ?? [];
}

function needsOfAttribute({ attribute, value }: Attribute): Needs {
  if (attribute === "popover") return ["[popover]"];
  if (!lasting.has(attribute)) return [];
  return [value === undefined ? `[${attribute}]` : `[${attribute}=${value}]`];
}

function needsOf(selector: Selector): Needs {
  const ofRoot = selector.nodes.some(
    (node) => (node.type === "pseudo" || node.type === "tag") && /^(:root|html)$/.test(node.value),
  );
  return selector.nodes.flatMap((node): Needs => {
    if (node.type === "class") return [`.${node.value}`];
    if (node.type === "id") return [`#${node.value}`];
    if (node.type === "tag") return [node.value.toLowerCase()];
    if (node.type === "attribute") return needsOfAttribute(node);
    return node.type === "pseudo" ? needsOfPseudo(node, ofRoot) : [];
  });
}

/** Of one selector, without commas outside of brackets. */
export function readNeeds(selector: string): Needs {
  const [first] = parse().astSync(selector).nodes;
  return first === undefined ? [] : needsOf(first);
}

export function areMet(needs: Needs, names: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === "string" ? names.has(need) : need.some((choice) => areMet(choice, names)),
  );
}

const decoded: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** The names of a page as selectors speak of them, read from HTML as React writes it. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = ""] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) names.add(tag.toLowerCase());
  for (const [, name = "", value = ""] of html.matchAll(/ (class|id|dir|type|lang|popover|data-app)="([^"]*)"/g)) {
    const text = value.replace(/&[#\w]+;/g, (entity) => decoded[entity] ?? entity);
    if (name === "class") for (const part of text.split(/\s+/)) names.add(`.${part}`);
    else if (name === "id") names.add(`#${text}`);
    else if (name === "lang") names.add(`:lang(${text})`);
    else names.add(`[${name}]`).add(`[${name}=${text}]`);
  }
  const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
  return names.add(`html:lang(${language})`);
}
