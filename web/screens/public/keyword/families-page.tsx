/** A keyword page for families: search, teachers there, fees, free days, other places. */
import { UsersRound } from "lucide-react";
import type { KeywordWords } from "#content/keywords/keyword-words.ts";
import { findInList } from "#web/features/search/address/gazetteer.ts";
import { readSearch, seenFrom } from "#web/features/search/address/search.ts";
import { SearchForm } from "#web/features/search/filters/search-form.tsx";
import { SaveButton } from "#web/features/search/results/save-button.tsx";
import { TeacherCard } from "#web/features/search/results/teacher-card.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structureList, structureQuestions } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { HowItWorks } from "#web/screens/public/home/how-it-works.tsx";
import { Promises } from "#web/screens/public/home/promises.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { answerFamilies } from "./answer-families.ts";
import { countTeachers, nameTeachers } from "./name-teachers.ts";
import {
  FactsFailed,
  FeeSpread,
  FreeDays,
  type Headings,
  Introduction,
  type KeywordFacts,
  PageLinks,
  PageQuestions,
} from "./page-parts.tsx";

type FamiliesPageProps = { words: KeywordWords; facts: KeywordFacts | null; headings: Headings };

export function FamiliesPage({ words, facts, headings }: FamiliesPageProps) {
  const { language, t } = useLanguage();
  const url = useUrl();
  const questions = facts === null || facts.total === 0 ? [] : answerFamilies(t, language, words, facts);
  const title = cardsTitle(words);
  return (
    <DocumentFrame
      after={
        <>
          <HowItWorks of="students" />
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
        structured={
          facts === null || facts.total === 0
            ? []
            : [
                structureList(
                  t(title, nameTeachers(t, words)),
                  facts.teachers.map(({ id, name }) => ({ name, url: url(`/teacher-profile/${id}`) })),
                  facts.total,
                ),
                structureQuestions(questions),
              ]
        }
      />
      <Hero words={words} total={facts?.total} />
      {facts === null && <FactsFailed path={words.path} />}
      {facts !== null && facts.total > 0 && <Cards {...{ words, facts }} />}
      {/* Below the cards: the first teacher is visible at once. */}
      <Introduction words={words} />
      {facts?.total === 0 && <NobodyYet />}
      {facts !== null && facts.total > 0 && (
        <div className="band grid gap-8 md:grid-cols-2 md:gap-x-12 md:gap-y-8">
          <FeeSpread words={words} fees={facts.fees} />
          <FreeDays words={words} days={facts.days} />
        </div>
      )}
      {facts !== null && <PageLinks {...{ words, facts, headings }} />}
      <PageQuestions heading={words.heading} asked={questions} />
    </DocumentFrame>
  );
}

function cardsTitle({ search }: KeywordWords) {
  const sort =
    search.sort === "rating" || search.sort === "experience" || search.sort === "fee" ? search.sort : "distance";
  return `keywords:cards.${sort}` as const;
}

function Hero({ words, total }: { words: KeywordWords; total: number | undefined }) {
  const { t } = useLanguage();
  return (
    <section className="hero">
      <div>
        <h1 className="sign hero-title">{words.heading}</h1>
        {total !== undefined && total > 0 && (
          <p className="flex gap-1.5 mt-2 mb-4 font-bold svgs:w-5 svgs:h-6 svgs:text-leaf">
            <UsersRound aria-hidden="true" strokeWidth={1.75} />
            {t("keywords:count", countTeachers(t, words, total))}
          </p>
        )}
      </div>
      <div className="keyword-search">
        <Disclosure summary={t("keywords:search")}>
          <SearchForm search={findInList(readSearch(new URLSearchParams(words.search)))} />
        </Disclosure>
      </div>
    </section>
  );
}

function NobodyYet() {
  const { t } = useLanguage();
  return (
    <section className="band">
      <h2 className="sign">{t("keywords:none")}</h2>
      <p>{t("keywords:noneBody")}</p>
    </section>
  );
}

function Cards({ words, facts }: { words: KeywordWords; facts: KeywordFacts }) {
  const { t } = useLanguage();
  const address = useAddress();
  const names = nameTeachers(t, words);
  const from = seenFrom(findInList(readSearch(new URLSearchParams(words.search))));
  return (
    <section className="band" aria-labelledby="nearest">
      <h2 id="nearest" className="sign">
        {t(cardsTitle(words), names)}
      </h2>
      <ul className="teacher-list">
        {facts.teachers.map((teacher) => (
          <TeacherCard
            key={teacher.id}
            teacher={teacher}
            from={from}
            fees={facts.fees}
            heart={<SaveButton teacher={teacher} onCard />}
          />
        ))}
      </ul>
      {facts.total > facts.teachers.length && (
        <p className="mt-6 text-center">
          <ButtonLink to={address("/home-tuition", searchQuery(words.search))} variant="secondary" reloadDocument>
            {t("keywords:cards.all", { count: facts.total })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function searchQuery(search: Record<string, string>): string {
  const query = new URLSearchParams(search).toString();
  return query === "" ? "" : `?${query}`;
}
