/** The names a page must contain for a selector to match: judged by names alone, so that a rule in doubt is included. */
import parse, { type Attribute, type Pseudo, type Selector } from "postcss-selector-parser";

/** All of these names; of a nested list, one. */
export type Needs = (string | Needs[])[];

/** Attributes that are matched by their value. */
const matchedByValue = new Set(["dir", "type", "inputmode", "data-app"]);

/** Occurs only after a pointer or key event, which also loads the whole stylesheet (`web/enhance/first-touch.ts`). */
const touched = ":touched";
const needsPointer = new Set([":hover", ":active", "::selection"]);
/** Set by a script under the pointer. */
const pointedAt = "data-linked";

/** Pseudo-classes that an attribute of the HTML causes, or a script after a touch. */
const needsAttribute = new Map([
  [":disabled", "[disabled]"],
  [":read-only", "[readonly]"],
]);

/** Pseudo-elements that only some elements have. */
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
  // The page frame names languages in other languages: only the page's own changes its fonts.
  if (value === ":lang") return [`${ofRoot ? "html" : ""}:lang(${String(nodes[0]).trim()})`];
  return drawnInto.find(([name]) => name.test(value))?.[1] ?? [];
}

function needsOfAttribute({ attribute, value }: Attribute): Needs {
  // State set by scripts is in data attributes and may come at any time; ARIA attributes are in the HTML.
  if (attribute === "popover" || attribute.startsWith("aria-")) return [`[${attribute}]`];
  if (attribute === pointedAt) return [touched];
  if (!matchedByValue.has(attribute)) return [];
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

/** Every name in it. */
export function selectorNames(needs: Needs): string[] {
  return needs.flatMap((need) => (typeof need === "string" ? need : need.flatMap(selectorNames)));
}

export function areMet(needs: Needs, names: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === "string" ? names.has(need) : need.some((choice) => areMet(choice, names)),
  );
}
