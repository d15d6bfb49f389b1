/** Shared parts of both kinds of keyword pages: fees, links, questions. */
import { RotateCw } from "lucide-react";
import type { KeywordWords } from "#content/keywords/keyword-words.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { keywordFactsEndpoint } from "#contract/keywords.ts";
import { formatNumber } from "#text/format-number.ts";
import { Bars } from "#web/i18n/bars.tsx";
import { FeePlot } from "#web/i18n/fee-compass.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { nameTeachers } from "./name-teachers.ts";

export type KeywordFacts = Answer<typeof keywordFactsEndpoint>;

/** The headings of the pages that are linked, by path. */
export type Headings = Record<string, string>;

export function Introduction({ words }: { words: KeywordWords }) {
  return (
    <div className="band">
      {words.introduction.map((paragraph) => (
        <p key={paragraph} className="max-w-152 mt-3">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

export function FeeSpread({ words, fees }: { words: KeywordWords; fees: KeywordFacts["fees"] }) {
  const { t } = useLanguage();
  if (fees.hourly === null) return null;
  return (
    <section aria-labelledby="fees">
      <h2 id="fees" className="sign">
        {t("keywords:fees.title", nameTeachers(t, words))}
      </h2>
      <dl className="my-3 grid grid-cols-3 gap-3">
        {(["low", "middle", "high"] as const).map((at) => (
          <div key={at} className="flex flex-col-reverse justify-end pt-2 border-t-4 border-edge nth-2:border-marigold">
            <dt className="text-slate text-sm">{t(`keywords:fees.${at}`)}</dt>
            <dd className="text-lg font-bold">₹{formatNumber(fees.hourly?.[at] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <FeePlot fees={fees} />
    </section>
  );
}

export function FreeDays({ words, days }: { words: KeywordWords; days: KeywordFacts["days"] }) {
  const { t } = useLanguage();
  const title = t("keywords:days.title", nameTeachers(t, words));
  if (days.every(({ count }) => count === 0)) return null;
  return (
    <section>
      <h2 className="sign">{title}</h2>
      <Bars
        bars={days.map(({ day, count }) => ({ key: day, name: t(`vocabulary:daysShort.${day}`), count }))}
        label={title}
      />
    </section>
  );
}

function LinkList({ title, paths, headings }: { title: string; paths: readonly string[]; headings: Headings }) {
  const address = useAddress();
  if (paths.length === 0) return null;
  return (
    <section>
      <h2 className="sign">{title}</h2>
      <ul className="flex flex-wrap gap-2 mt-3">
        {paths.map((path) => (
          <li key={path}>
            <a href={address(path)} className="chip">
              {headings[path]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PageLinks({
  words: { place, heading },
  facts: { areas, areNear, subjects },
  headings,
}: {
  words: KeywordWords;
  facts: KeywordFacts;
  headings: Headings;
}) {
  const { t } = useLanguage();
  return (
    <div className="band keyword-links grid gap-8 md:grid-cols-2 md:gap-x-12 md:gap-y-8">
      <LinkList
        title={t(areNear ? "keywords:areas" : "keywords:otherCities", { place })}
        paths={areas}
        headings={headings}
      />
      <LinkList title={t("keywords:subjects", { heading })} paths={subjects} headings={headings} />
    </div>
  );
}

export type KeywordQuestion = { question: string; answer: string };

export function PageQuestions({ heading, asked }: { heading: string; asked: readonly KeywordQuestion[] }) {
  const { t } = useLanguage();
  if (asked.length === 0) return null;
  return (
    <section className="band" aria-labelledby="asked">
      <h2 id="asked" className="sign">
        {t("keywords:questions.title", { heading })}
      </h2>
      <div className="mt-4">
        {asked.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} open>
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

export function FactsFailed({ path }: { path: string }) {
  const { t } = useLanguage();
  const address = useAddress();
  const retry = (
    <ButtonLink variant="secondary" icon={<RotateCw aria-hidden="true" />} to={address(path)} reloadDocument>
      {t("shell:actions.retry")}
    </ButtonLink>
  );
  return (
    <div className="band">
      <Notice tone="brick" action={retry}>
        {t("keywords:failed")}
      </Notice>
    </div>
  );
}
