/** A keyword page for teachers (R2.3): demand of families, fees of colleagues, how to join. */
import { UsersRound } from "lucide-react";
import { placeBySlug } from "#content/find-place.ts";
import { demandFor } from "#content/keywords/demand-for.ts";
import type { KeywordWords } from "#content/keywords/keyword-words.ts";
import { areas } from "#content/places.ts";
import type { Demand } from "#contract/insights.ts";
import { days, type Language } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { AuthLink } from "#web/features/site-layout/auth-link.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structureQuestions } from "#web/features/site-layout/structured.ts";
import { type Bar, Bars } from "#web/i18n/bars.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { HowItWorks } from "#web/screens/public/home/how-it-works.tsx";
import { Promises } from "#web/screens/public/home/promises.tsx";
import { extremesOf, feeValues } from "./answer-families.ts";
import { countTeachers, nameTeachers } from "./name-teachers.ts";
import {
  FactsFailed,
  FeeSpread,
  FreeDays,
  type Headings,
  type KeywordFacts,
  type KeywordQuestion,
  PageLinks,
  PageQuestions,
} from "./page-parts.tsx";

type TeachersPageProps = {
  words: KeywordWords;
  facts: KeywordFacts | null;
  demand: Demand | null;
  headings: Headings;
};

type Wanted = ReturnType<typeof demandFor>;

type Listed = { title: string; bars: Bar[] };

/** The most wanted. */
const shownSubjects = 8;

export function TeachersPage({ words, facts, demand, headings }: TeachersPageProps) {
  const { language, t } = useLanguage();
  const demanded = demand && demandFor(demand, words);
  const questions = facts === null || demanded === null ? [] : answerTeachers(t, language, words, facts, demanded);
  return (
    <DocumentFrame
      after={
        <>
          {/* The same localities for every subject: left out of this page's text. */}
          {facts !== null && <PageLinks {...{ words, facts, headings }} />}
          <HowItWorks of="teachers" />
          <Promises />
        </>
      }
    >
      <PageHead
        title={words.title}
        description={words.description}
        noindex={!facts?.offered}
        canonical={facts?.canonical ?? undefined}
        picture={{ kind: "keyword", name: words.path.slice(1) }}
        structured={questions.length > 0 ? [structureQuestions(questions)] : []}
      />
      <Hero words={words} wanted={demanded} />
      {(facts === null || demanded === null) && <FactsFailed path={words.path} />}
      {demanded !== null && demanded.families > 0 && <Demanded words={words} wanted={demanded} />}
      {facts !== null && (
        <div className="band grid gap-8 md:grid-cols-2 md:gap-x-12 md:gap-y-8">
          <FeeSpread words={words} fees={facts.fees} />
          {facts.total > 0 && <FreeDays words={words} days={facts.days} />}
        </div>
      )}
      <PageQuestions heading={words.heading} asked={questions} />
    </DocumentFrame>
  );
}

/** Families are counted by part of the city, so the sentences about them name it. */
function nameFamilies(t: Translate, language: Language, words: KeywordWords) {
  const part = placeBySlug(words.area ?? "")?.area;
  const names = nameTeachers(t, words);
  return part === undefined ? names : { ...names, where: t("keywords:where", { place: areas[part].name[language] }) };
}

function Hero({ words, wanted }: { words: KeywordWords; wanted: Wanted | null }) {
  const { language, t } = useLanguage();
  const names = nameFamilies(t, language, words);
  const of = words.what === undefined ? "keywords:teach.families" : "keywords:teach.familiesOf";
  return (
    <section className="hero">
      <div>
        <h1 className="sign hero-title">{words.heading}</h1>
        {wanted !== null && (
          <p className="flex gap-1.5 mt-2 mb-4 font-bold svgs:w-5 svgs:h-6 svgs:text-leaf">
            <UsersRound aria-hidden="true" strokeWidth={1.75} />
            {wanted.families > 0
              ? t(of, { ...names, what: words.what, count: wanted.families })
              : t("keywords:teach.none", names)}
          </p>
        )}
        {words.introduction.map((paragraph) => (
          <p key={paragraph} className="max-w-152 mt-3">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="card keyword-join grid gap-4 p-5">
        <p>{t("keywords:teach.free")}</p>
        <AuthLink to="sign-up" forRole="teacher" className="button button-primary">
          {t("keywords:teach.join")}
        </AuthLink>
      </div>
    </section>
  );
}

function Demanded({ words, wanted }: { words: KeywordWords; wanted: Wanted }) {
  const { language, t } = useLanguage();
  const names = nameFamilies(t, language, words);
  const ofAll: Listed[] = [
    {
      title: t("keywords:teach.subjects", names),
      bars: wanted.subjects
        .slice(0, shownSubjects)
        .map(({ code, families }) => ({ key: code, name: subjectName(t, code), count: families })),
    },
    {
      title: t("keywords:teach.days", names),
      bars: days.map((day) => ({
        key: day,
        name: t(`vocabulary:daysShort.${day}`),
        count: wanted.days.find(({ code }) => code === day)?.families ?? 0,
      })),
    },
    {
      title: t("keywords:teach.classes"),
      bars: wanted.classGroups.map(({ code, families }) => ({
        key: code,
        name: t(`vocabulary:classGroups.${code}`),
        count: families,
      })),
    },
  ];
  const parts: Listed = {
    title: t("keywords:teach.parts"),
    bars: wanted.parts.map(({ area, families }) => ({ key: area, name: areas[area].name[language], count: families })),
  };
  // For a subject the area of demand is known.
  const lists = words.subject === undefined ? [...ofAll, parts] : [parts];
  return (
    <div className="band">
      <div className="grid gap-8 md:grid-cols-2 md:gap-x-12 md:gap-y-8">
        {lists
          .filter(({ bars }) => bars.length > 1)
          .map(({ title, bars }) => (
            <section key={title}>
              <h2 className="sign">{title}</h2>
              <Bars bars={bars} label={title} />
            </section>
          ))}
      </div>
      <p className="mt-4 text-sm text-slate">{t("keywords:teach.rounded")}</p>
    </div>
  );
}

function answerTeachers(
  t: Translate,
  language: Language,
  words: KeywordWords,
  facts: KeywordFacts,
  wanted: Wanted,
): KeywordQuestion[] {
  const what = words.what ?? t("keywords:teach.anything");
  const names = { ...nameTeachers(t, words), what };
  const ofFamilies = { ...nameFamilies(t, language, words), what };
  const fee = feeValues(facts);
  const extremes = extremesOf(facts.days);
  const [day] = wanted.days;
  return [
    ...(wanted.families > 0 && day !== undefined
      ? [
          {
            question: t("keywords:teach.questions.families.question", ofFamilies),
            answer: t("keywords:teach.questions.families.answer", {
              ...ofFamilies,
              families: wanted.families,
              day: t(`vocabulary:days.${day.code}`),
              dayFamilies: day.families,
            }),
          },
        ]
      : []),
    ...(fee === undefined
      ? []
      : [
          {
            question: t("keywords:teach.questions.fee.question", names),
            answer: t("keywords:teach.questions.fee.answer", { ...names, ...fee }),
          },
        ]),
    ...(facts.total === 0 || extremes === undefined
      ? []
      : [
          {
            question: t("keywords:teach.questions.colleagues.question", names),
            answer: t("keywords:teach.questions.colleagues.answer", {
              ...countTeachers(t, words, facts.total),
              worst: t(`vocabulary:days.${extremes.worst.day}`),
              worstCount: extremes.worst.count,
            }),
          },
        ]),
    ...(words.learners === undefined
      ? []
      : [{ question: t("keywords:teach.questions.learners", { what }), answer: words.learners }]),
  ];
}
