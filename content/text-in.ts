/** All texts of a language with the brand filled in: for server-rendered pages, mails and errors. Browsers load groups instead. */
import { brandValues } from "#content/brand.ts";
import type { Language } from "#contract/vocabulary.ts";
import { createText, type Text } from "#text/create-text.ts";
import { en } from "#text/en.ts";
import { fillLimits } from "#text/fill-limits.ts";
import { hi } from "#text/hi.ts";
import { ur } from "#text/ur.ts";

const filled = (written: typeof en): typeof en => JSON.parse(fillLimits(JSON.stringify(written)));

const groups: Record<Language, typeof en> = { en: filled(en), hi: filled(hi), ur: filled(ur) };

const texts: Record<Language, Text<Language>> = {
  en: createText("en", groups.en, () => brandValues("en")),
  hi: createText("hi", groups.hi, () => brandValues("hi")),
  ur: createText("ur", groups.ur, () => brandValues("ur")),
};

/** By group, with their limits filled in. */
export const textsOf = (language: Language): typeof en => groups[language];

export function textIn(language: Language): Text<Language> {
  return texts[language];
}
