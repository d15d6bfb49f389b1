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

  /** The text at the end of the path, in the form that the count asks for. */
  function find(group: string, path: string, count: number | undefined): string | undefined {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let node: Node | string | undefined = groups.get(group);
    for (const step of steps) node = typeof node === "object" ? node[step] : undefined;
    if (typeof node !== "object") return undefined;
    const found = (count === undefined ? undefined : node[`${last}_${formOf(count)}`]) ?? node[last];
    return typeof found === "string" ? found : undefined;
  }

  return {
    language,
    // What nobody wrote is shown by its key, which the types and the check rule out.
    t: (key: string, values: TextValues = {}) => {
      const colon = key.indexOf(":");
      const path = key.slice(colon + 1);
      const text = find(key.slice(0, colon), path, values.count) ?? path;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(values[name] ?? standing()[name]));
    },
    has: (group) => groups.has(group),
    add: (group, added) => {
      groups.set(group, added);
    },
  };
}
