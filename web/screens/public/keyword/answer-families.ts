/** Two or three questions of families, answered with the page's figures. */
import type { KeywordWords } from "#content/keywords/keyword-words.ts";
import type { Language } from "#contract/vocabulary.ts";
import { formatDistance, formatList } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { subjectName } from "#web/i18n/subject-name.ts";
import { countTeachers, nameTeachers } from "./name-teachers.ts";
import type { KeywordFacts, KeywordQuestion } from "./page-parts.tsx";

/** The days with most and with fewest teachers; none without data. */
export function extremesOf(days: KeywordFacts["days"]) {
  const sorted = days.toSorted((one, other) => other.count - one.count);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return best === undefined || worst === undefined || best.count === worst.count ? undefined : { best, worst };
}

export function feeValues({ fees: { hourly, teachers, distance } }: KeywordFacts) {
  return hourly === null ? undefined : { ...hourly, teachers, distance };
}

export function answerFamilies(
  t: Translate,
  language: Language,
  words: KeywordWords,
  facts: KeywordFacts,
): KeywordQuestion[] {
  const names = nameTeachers(t, words);
  const counted = countTeachers(t, words, facts.total);
  const days = extremesOf(facts.days);
  const fee = feeValues(facts);
  const [first] = facts.teachers;
  const nearest = words.search.sort === undefined && !words.online ? first : undefined;
  return [
    {
      question: t("keywords:questions.many.question", names),
      answer:
        days === undefined
          ? t("keywords:questions.many.some", counted)
          : t("keywords:questions.many.answer", {
              ...counted,
              best: t(`vocabulary:days.${days.best.day}`),
              bestCount: days.best.count,
              worst: t(`vocabulary:days.${days.worst.day}`),
              worstCount: days.worst.count,
            }),
    },
    {
      question: t("keywords:questions.fee.question", names),
      answer:
        fee === undefined
          ? t("keywords:questions.fee.none", names)
          : t("keywords:questions.fee.answer", { ...names, ...fee }),
    },
    ...(nearest === undefined
      ? []
      : [
          {
            question: t("keywords:questions.near.question", names),
            answer: t("keywords:questions.near.answer", {
              ...names,
              name: nearest.name,
              area: nearest.areaName ?? words.place,
              distance: formatDistance(t, nearest.distance),
              subjects: formatList(
                language,
                nearest.subjects.map((subject) => subjectName(t, subject)),
              ),
            }),
          },
        ]),
  ];
}
