/**
 * Extracts the rules of the built stylesheet that one page uses (decision 52): what its tags, classes and language can match,
 * the custom properties, fonts, animations and page sizes that those name, and what scripts draw at once.
 */
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import { openNames } from "./read-names.ts";
import { areMet, type Needs, readNeeds, selectorNames } from "./selector-needs.ts";

/** What the documents' script draws before the whole stylesheet can be loaded: an empty dialog, count badges, navigation items. */
const drawnAtOnce = [
  ".dialog .dialog-head .dialog-wait .spinner .close-icon .button .button-quiet .button-icon",
  ".count .bell-count bdi",
].flatMap((names) => names.split(" "));

/** Needed only after a pointer, touch or key, which also loads the whole stylesheet: pointer styles, transitions. */
const ofTouch =
  /^(cursor|transition|touch-action|overscroll-behavior|-webkit-tap-highlight-color|(-webkit-|-moz-)?user-select)$/;

type Custom = { name: string; text: string };
type Part =
  | { kind: "rule"; selectors: { text: string; needs: Needs }[]; own: string; custom: Custom[] }
  | { kind: "group"; head: string; parts: Part[] };
/** Included where the page names it and, for a font, has characters of its range. */
type Named = { name: RegExp; letters: RegExp | undefined; text: string };

const isDeclaration = (node: ChildNode) => node.type === "decl";
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function readRule(rule: Rule): Part {
  const declarations = rule.nodes.filter(isDeclaration).filter(({ prop }) => !ofTouch.test(prop));
  const isCustom = ({ prop }: Declaration) => prop.startsWith("--");
  return {
    kind: "rule",
    selectors: rule.selectors.map((text) => ({ text, needs: readNeeds(text) })),
    // The bundler writes some of them several times.
    own: [...new Set(declarations.filter((one) => !isCustom(one)).map(String))].join(";"),
    custom: declarations.filter(isCustom).map((one) => ({ name: one.prop, text: String(one) })),
  };
}

function readParts(nodes: ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === "rule") return [readRule(node)];
    if (node.type !== "atrule" || node.nodes === undefined || isNamed(node)) return [];
    if (node.name === "starting-style") return [];
    return [{ kind: "group", head: `@${node.name} ${node.params}`, parts: readParts(node.nodes) }];
  });
}

const isNamed = ({ name }: AtRule) => /^(font-face|page|property|(-webkit-)?keyframes)$/.test(name);

function readNamed(node: AtRule): Named {
  const text = String(node);
  if (node.name !== "font-face")
    return { name: new RegExp(`(?<![\\w-])${literally(node.params)}(?![\\w-])`), letters: undefined, text };
  const declared = (prop: string) => node.nodes?.filter(isDeclaration).find((one) => one.prop === prop)?.value;
  const family = (declared("font-family") ?? "").replace(/["']/g, "");
  const range = declared("unicode-range");
  // Between quotes, commas or the ends of a value: "Mukta" is not "Mukta Hindi".
  const name = new RegExp(`[:,"']\\s*${literally(family)}\\s*["',;}]`);
  return { name, letters: range === undefined ? undefined : readRange(range), text };
}

/** `U+900-97F,U+6??` as a character class. */
function readRange(range: string): RegExp {
  const spans = range.split(",").map((span) => {
    const [from = "", to = from] = span.trim().slice(2).split("-");
    return `\\u{${from.replaceAll("?", "0")}}-\\u{${to.replaceAll("?", "F")}}`;
  });
  return new RegExp(`[${spans.join("")}]`, "u");
}

/** The parts whose selectors can match, with only those selectors. */
function choose(parts: Part[], names: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "group") {
      const inner = choose(part.parts, names);
      return inner.length === 0 ? [] : [{ ...part, parts: inner }];
    }
    const selectors = part.selectors.filter(({ needs }) => areMet(needs, names));
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

const rulesOf = (parts: Part[]): Extract<Part, { kind: "rule" }>[] =>
  parts.flatMap((part) => (part.kind === "rule" ? [part] : rulesOf(part.parts)));

const readIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

/** The custom properties that are read, by a rule, by the page itself (`spoken`) or by another one that is read. */
function readCustom(parts: Part[], spoken: readonly string[]): Set<string> {
  const rules = rulesOf(parts);
  const valuesOf = Map.groupBy(
    rules.flatMap(({ custom }) => custom),
    ({ name }) => name,
  );
  const read = new Set([...spoken, ...rules.flatMap(({ own }) => readIn(own))]);
  for (const name of read)
    for (const { text } of valuesOf.get(name) ?? []) for (const other of readIn(text)) read.add(other);
  return read;
}

function write(parts: Part[], read: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === "group") {
        const inner = write(part.parts, read);
        return inner === "" ? "" : `${part.head}{${inner}}`;
      }
      const custom = part.custom.filter(({ name }) => read.has(name)).map(({ text }) => text);
      const body = [...custom, part.own].filter((text) => text !== "").join(";");
      return body === "" ? "" : `${part.selectors.map(({ text }) => text).join(",")}{${body}}`;
    })
    .join("");
}

/** Pages with the same names share: the rules, and what those name. */
type Kind = { rules: string; named: readonly Named[] };

/** Most kinds that are cached. */
const mostKinds = 500;

/** Returns of a page's HTML the rules it uses, in order. `beside`: a stylesheet loaded later, whose variables the page must have. */
export function openStylesheet(css: string, beside = ""): (html: string) => string {
  const root = postcss.parse(css);
  const parts = readParts(root.nodes);
  const named: Named[] = [];
  root.walkAtRules((node) => void (isNamed(node) && named.push(readNamed(node))));
  // First, so that the whole stylesheet, if loaded later, finds its layers in order.
  const layers = root.nodes.flatMap((node) => (node.type === "atrule" && node.name === "layer" ? node.params : []));
  const order = layers.length === 0 ? "" : `@layer ${[...new Set(layers)].join(",")};`;
  const requested = [
    ...new Set(rulesOf(parts).flatMap(({ selectors }) => selectors.flatMap(({ needs }) => selectorNames(needs)))),
  ];
  const findNames = openNames(requested);
  const spokenBeside = readIn(beside);
  const kinds = new Map<string, Kind>();
  function kindOf(html: string): Kind {
    const found = findNames(html);
    const spoken = [...new Set([...readIn(html), ...spokenBeside])].sort();
    const key = `${Buffer.from(found.buffer).toString("latin1")} ${spoken.join(" ")}`;
    const known = kinds.get(key);
    if (known !== undefined) return known;
    const names = new Set([...drawnAtOnce, ...requested.filter((_, index) => found[index] === 1)]);
    const chosen = choose(parts, names);
    const rules = write(chosen, readCustom(chosen, spoken));
    const kind = { rules, named: named.filter(({ name }) => name.test(rules)) };
    if (kinds.size >= mostKinds) kinds.clear();
    kinds.set(key, kind);
    return kind;
  }
  return (html) => {
    const { rules, named } = kindOf(html);
    const alsoNamed = named.filter(({ letters }) => letters?.test(html) ?? true);
    return order + alsoNamed.map(({ text }) => text).join("") + rules;
  };
}
