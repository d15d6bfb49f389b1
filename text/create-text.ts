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

/** Every number in a text is written the same way, so texts say `{{count}}` and no more. */
const write = (value: string | number | undefined): string =>
  typeof value === "number" ? formatNumber(value) : (value ?? "");

/** A text as it is written: words, and between them the names of values. */
type Written = readonly string[];

/** `standing` gives the values every text may name without being given them, such as the brand, as they are now. */
export function createText<Language extends string>(
  language: Language,
  texts: Partial<Texts>,
  standing: () => Record<string, string>,
): Text<Language> {
  const groups = new Map<string, Node>(Object.entries(texts));
  let plurals: Intl.PluralRules | undefined;
  /** Made with the first count, as what writes numbers. */
  const formOf = (count: number) => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };

  /** What was found, by form and key: a list says the same words in each of its lines. */
  const known = new Map<string, Map<string, Written>>();

  /** The text at the end of the key's path, in the form that the count asks for. */
  function find(key: string, form: string): Written {
    const colon = key.indexOf(":");
    const path = key.slice(colon + 1);
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let node: Node | string | undefined = groups.get(key.slice(0, colon));
    for (const step of steps) node = typeof node === "object" ? node[step] : undefined;
    const found = typeof node === "object" ? (node[last + form] ?? node[last]) : undefined;
    // What nobody wrote is shown by its key, which the types and the check rule out.
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
