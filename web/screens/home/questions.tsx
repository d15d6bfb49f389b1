/** Questions people ask, each opening its answer; and the same as structured data. */
import { brand } from "#content/brand.ts";
import { formatServiceFee } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

const asked = [
  "cost",
  "tuitionFee",
  "home",
  "verified",
  "address",
  "child",
  "noAnswer",
  "guarantee",
  "teach",
  "leave",
] as const;

export function questionsOf(t: Translate): { key: string; question: string; answer: string }[] {
  const fee = formatServiceFee(t, brand.serviceFee);
  return asked.map((key) => ({
    key,
    question: t(`home:faq.${key}.question`),
    answer: t(`home:faq.${key}.answer`, { fee }),
  }));
}

export function Questions() {
  const { t } = useLanguage();
  return (
    <section className="band" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title" className="sign">
        {t("home:faq.title")}
      </h2>
      <div className="mt-4">
        {questionsOf(t).map(({ key, question, answer }) => (
          <Disclosure key={key} summary={question} name="questions">
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
