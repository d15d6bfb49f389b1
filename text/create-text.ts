/** One language's texts as a function: the same on the server, in mails and in the browser. */
import { createInstance, type FormatterModule } from "i18next";
import { formatNumber } from "./format-number.ts";
import type { Group, Texts, TextValues, Translate } from "./keys.ts";

export type Text<Language extends string = string> = {
  language: Language;
  t: Translate;
  has: (group: Group) => boolean;
  add: <G extends Group>(group: G, texts: Texts[G]) => void;
};

/** Every number in a text is written the same way, so texts say `{{count}}` and no more. */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (typeof value === "number" ? formatNumber(value) : String(value ?? "")),
};

/** `standing` are the values every text may name without being given them, such as the brand. */
export function createText<Language extends string>(
  language: Language,
  texts: Partial<Texts>,
  standing: Record<string, string>,
): Text<Language> {
  const instance = createInstance();
  instance.use(numbers).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: texts },
    // React and the mail's HTML escape for themselves.
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: standing },
  });
  return {
    language,
    t: (key: string, values?: TextValues) => instance.t(key, { ...values, nest: false }),
    has: (group) => instance.hasResourceBundle(language, group),
    add: (group, added) => {
      instance.addResourceBundle(language, group, added);
    },
  };
}
