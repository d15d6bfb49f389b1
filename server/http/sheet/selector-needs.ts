/** What a page must hold for a selector to match on it: judged by names alone, so that a rule is kept when in doubt. */
import parse, { type Attribute, type Pseudo, type Selector } from "postcss-selector-parser";

/** All of these names; of a list in it, one. */
export type Needs = (string | Needs[])[];

/** Attributes that are asked for by their value. */
const lasting = new Set(["dir", "type", "inputmode", "data-app"]);

/** What comes about only after somebody has pointed at something or typed, which also brings the whole sheet (`web/enhance/first-touch.ts`). */
const touched = ":touched";
const needsPointer = new Set([":hover", ":active", "::selection"]);
/** What a script marks under the pointer. */
const pointedAt = "data-linked";

/** States that an attribute of the HTML brings about, or a script after a touch. */
const needsAttribute = new Map([
  [":disabled", "[disabled]"],
  [":read-only", "[readonly]"],
]);

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
  if (needsPointer.has(value)) return [touched];
  const attribute = needsAttribute.get(value);
  if (attribute !== undefined) return [attribute];
  // The frame names languages in other languages: only the page's own changes its faces.
  if (value === ":lang") return [`${ofRoot ? "html" : ""}:lang(${String(nodes[0]).trim()})`];
  return drawnInto.find(([name]) => name.test(value))?.[1] ?? [];
}

function needsOfAttribute({ attribute, value }: Attribute): Needs {
  // States that a script sets are written as data, and may come at any time; what is said to a reader stands in the HTML.
  if (attribute === "popover" || attribute.startsWith("aria-")) return [`[${attribute}]`];
  if (attribute === pointedAt) return [touched];
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

/** Every name that is spoken of. */
export function namesOf(needs: Needs): string[] {
  return needs.flatMap((need) => (typeof need === "string" ? need : need.flatMap(namesOf)));
}

export function areMet(needs: Needs, names: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === "string" ? names.has(need) : need.some((choice) => areMet(choice, names)),
  );
}

const decoded: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

const named = / (class|id|dir|type|inputmode|popover|disabled|readonly|data-app|aria-[a-z]+)="([^"]*)"/gi;

/** Of what stands between `<` and `>`. */
function addNames(names: Set<string>, tag: string): void {
  const [name = ""] = /^[a-zA-Z][\w-]*/.exec(tag) ?? [];
  if (name === "") return;
  names.add(name.toLowerCase());
  for (const [, attribute = "", value = ""] of tag.matchAll(named)) {
    const text = value.replace(/&[#\w]+;/g, (entity) => decoded[entity] ?? entity);
    if (attribute === "class") for (const part of text.split(/\s+/)) names.add(`.${part}`);
    else if (attribute === "id") names.add(`#${text}`);
    // React writes some of them with a capital inside.
    else names.add(`[${attribute.toLowerCase()}]`).add(`[${attribute.toLowerCase()}=${text}]`);
  }
  // Links and single words name other languages in themselves on every page, and look like the rest of it.
  const language = name === "a" || name === "span" ? undefined : / lang="([^"]*)"/.exec(tag)?.[1];
  if (language === undefined) return;
  names.add(`:lang(${language})`);
  if (name === "html") names.add(`html:lang(${language})`);
}

/** The names of a page as selectors speak of them, read from HTML as React writes it. Most tags of a list are the same, card by card: each is read once. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  const read = new Set<string>();
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    if (html[at + 1] === "/") continue;
    const end = html.indexOf(">", at);
    const tag = html.slice(at + 1, end < 0 ? html.length : end);
    if (read.has(tag)) continue;
    read.add(tag);
    addNames(names, tag);
  }
  return names;
}
