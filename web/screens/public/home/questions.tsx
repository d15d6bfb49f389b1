/** Frequent questions, each opening its answer; and the same as structured data. */
import type { Translate } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Questions the promises above do not answer; all others are in /help. */
const questions = ["tuitionFee", "home", "verified", "child", "noAnswer", "guarantee"] as const;

export function questionsOf(t: Translate): { key: string; question: string; answer: string }[] {
  return questions.map((key) => ({
    key,
    question: t(`home:faq.${key}.question`),
    answer: t(`home:faq.${key}.answer`),
  }));
}

export function Questions() {
  const { t } = useLanguage();
  const address = useAddress();
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
      <p className="mt-4">
        <a className="link" href={address("/help")}>
          {t("home:faq.all")}
        </a>
      </p>
    </section>
  );
}
