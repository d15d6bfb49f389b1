/** How things stand: active relations, time to answer, who is listed, fees, what families said afterwards. */
import type { Overview } from "#contract/office/overview.ts";
import { formatNumber } from "#text/format-number.ts";
import { Facts } from "#web/features/office/facts.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card } from "#web/ui/card.tsx";

const hour = 60;
const day = 24 * hour;

export function Standing({ overview }: { overview: Overview }) {
  const { t } = useLanguage();
  const { medianAnswerMinutes: minutes } = overview;
  const answer =
    minutes === null
      ? t("office:overview.noAnswers")
      : minutes < 2 * hour
        ? t("office:overview.minutes", { count: minutes })
        : minutes < 2 * day
          ? t("office:overview.hours", { count: Math.round(minutes / hour) })
          : t("office:overview.dayCount", { count: Math.round(minutes / day) });
  return (
    <Card as="section" aria-labelledby="standing" className="office-claims">
      <h2 id="standing">{t("office:overview.standing")}</h2>
      <Facts
        facts={[
          { label: t("office:overview.active"), words: formatNumber(overview.activeRelations) },
          { label: t("office:overview.answer"), words: answer },
          { label: t("office:overview.listedTeachers"), words: formatNumber(overview.listedTeachers) },
          { label: t("office:overview.listedStudents"), words: formatNumber(overview.listedStudents) },
          ...overview.questions.map((question) => ({
            label: t(question.day <= 3 ? "office:overview.met" : "office:overview.goesOn"),
            words: t("office:overview.yesNo", { yes: question.yes, no: question.no }),
          })),
          ...overview.fees.map(({ state, entries, amount, currency }) => ({
            label: t(`office:fees.${state}`),
            words: t("office:overview.feeSum", {
              entries,
              amount: `\u2066${currency} ${formatNumber(amount / 100)}\u2069`,
            }),
          })),
        ]}
      />
    </Card>
  );
}
