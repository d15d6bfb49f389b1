/** Every text of a language with the operator's brand filled in: for pages rendered here, mails and errors. Browsers load groups instead. */
import { brandValues } from "#content/brand.ts";
import type { Language } from "#contract/vocabulary.ts";
import { createText, type Text } from "#text/create-text.ts";
import { en } from "#text/en.ts";
import { hi } from "#text/hi.ts";
import { ur } from "#text/ur.ts";

const texts: Record<Language, Text<Language>> = {
  en: createText("en", en, () => brandValues("en")),
  hi: createText("hi", hi, () => brandValues("hi")),
  ur: createText("ur", ur, () => brandValues("ur")),
};

const groups = { en, hi, ur };

/** As they are written, by group. */
export const textsOf = (language: Language): typeof en => groups[language];

export function textIn(language: Language): Text<Language> {
  return texts[language];
}
