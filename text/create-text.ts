/** One language's texts as a function: the same on the server, in mails and in the browser. */
import { formatNumber } from "./format-number.ts";
import type { Group, Texts, TextValues, Translate } from "./keys.ts";

export type Text<Language extends string = string> = {
  language: Language;
  t: Translate;
  has: (group: Group) => boolean;
  add: <G extends Group>(group: G, texts: Texts[G]) => void;
};

type Node = { readonly [key: string]: Node | string };

/** Numbers have one format, so texts contain just `{{count}}`. */
const write = (value: string | number | undefined): string =>
  typeof value === "number" ? formatNumber(value) : (value ?? "");

/** A parsed text: literals, and between them the names of values. */
type Written = readonly string[];

/** `standing` returns the current values available in every text, such as the brand. */
export function createText<Language extends string>(
  language: Language,
  texts: Partial<Texts>,
  standing: () => Record<string, string>,
): Text<Language> {
  const groups = new Map<string, Node>(Object.entries(texts));
  let plurals: Intl.PluralRules | undefined;
  /** Created with the first count, as the number format is. */
  const formOf = (count: number) => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };

  /** Caches lookups by form and key: a list repeats the same texts on each of its lines. */
  const known = new Map<string, Map<string, Written>>();

  /** The text at the end of the key's path, in the plural form of the count. */
  function find(key: string, form: string): Written {
    const colon = key.indexOf(":");
    const path = key.slice(colon + 1);
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let node: Node | string | undefined = groups.get(key.slice(0, colon));
    for (const step of steps) node = typeof node === "object" ? node[step] : undefined;
    const found = typeof node === "object" ? (node[last + form] ?? node[last]) : undefined;
    // A missing text is shown by its key; the types and the check rule that out.
    if (typeof found !== "string") return [path];
    const written = found.split(/\{\{(\w+)\}\}/);
    const ofForm = known.get(form) ?? new Map<string, Written>();
    known.set(form, ofForm.set(key, written));
    return written;
  }

  return {
    language,
    t: (key: string, values: TextValues = {}) => {
      const form = values.count === undefined ? "" : `_${formOf(values.count)}`;
      const written = known.get(form)?.get(key) ?? find(key, form);
      let text = written[0] ?? "";
      for (let at = 1; at < written.length; at += 2) {
        const name = written[at] ?? "";
        text += write(values[name] ?? standing()[name]) + written[at + 1];
      }
      return text;
    },
    has: (group) => groups.has(group),
    add: (group, added) => {
      groups.set(group, added);
      known.clear();
    },
  };
}
