/** Names the teachers and the place of a keyword page, inside a sentence. */
import type { KeywordWords } from "#content/keywords/keyword-words.ts";
import type { TextValues, Translate } from "#text/keys.ts";

/** A phrase is typed text and names no subject: its teachers are those for it. */
function nameWho(t: Translate, words: KeywordWords, count: number): string {
  const { what, online, heading, family, audience } = words;
  if (what !== undefined)
    return t("keywords:who.named", { count, what: online ? `${t("keywords:online")} ${what}` : what });
  const isPhrase = audience === "families" && family !== "area" && family !== "city";
  return isPhrase ? t("keywords:who.phrase", { count, what: heading }) : t("keywords:who.any", { count });
}

/** The values that the sentences of a page share. */
export function nameTeachers(t: Translate, words: KeywordWords): TextValues & { who: string; where: string } {
  const { place, area, city } = words;
  const where = area ?? city;
  return {
    place,
    heading: words.heading,
    who: nameWho(t, words, 2),
    where: t(where === undefined ? "keywords:around" : "keywords:where", { place }),
  };
}

/** The same for a number of them. */
export function countTeachers(t: Translate, words: KeywordWords, count: number): TextValues {
  return { ...nameTeachers(t, words), count, who: nameWho(t, words, count) };
}
