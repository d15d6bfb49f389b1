/** What a claim is about: the two people, the lessons, the fee, and what both tapped when they were asked (R10.4). */
import { Link } from "react-router";
import type { OfficeClaim } from "#contract/office/claims.ts";
import { formatDate, formatPaise } from "#text/format.ts";
import { questionWords } from "#web/features/questions/question-words.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card } from "#web/ui/card.tsx";

function Person({ person }: { person: OfficeClaim["student"] }) {
  const { t } = useLanguage();
  return (
    <Link to={`/admin/people/${person.id}`} className="link">
      <bdi>{person.name || t("office:people.erased")}</bdi>
    </Link>
  );
}

export function ClaimFacts({ claim }: { claim: OfficeClaim }) {
  const { language, t } = useLanguage();
  const { relation, fee, answers, student, teacher } = claim;
  const date = (moment: string) => formatDate(language, new Date(moment));
  const lessons = [
    t(`vocabulary:relationStatuses.${relation.status}`),
    relation.activeSince && t("money:claims.since", { date: date(relation.activeSince) }),
    relation.endedAt && t("money:claims.ended", { date: date(relation.endedAt) }),
  ];
  return (
    <Card as="section" aria-labelledby="claim-about" className="office-claims">
      <h2 id="claim-about">{t("money:claims.about")}</h2>
      <dl className="office-facts-list">
        <div>
          <dt>{t("money:student")}</dt>
          <dd>
            <Person person={student} />
          </dd>
        </div>
        <div>
          <dt>{t("money:teacher")}</dt>
          <dd>
            <Person person={teacher} />
          </dd>
        </div>
        <div>
          <dt>{t("money:claims.lessons")}</dt>
          <dd>{lessons.filter(Boolean).join(" · ")}</dd>
        </div>
        {fee && (
          <div>
            <dt>{t("money:fee")}</dt>
            <dd>
              {formatPaise(fee.amount)} · {t(`money:states.${fee.state}`)}
            </dd>
          </div>
        )}
        {answers.map(({ by, day, answer }) => (
          <div key={`${by} ${day}`}>
            <dt>{t(`money:claims.asked.${by}`, { count: day })}</dt>
            <dd>
              {t(`questions:${questionWords[day]}.plain`)}{" "}
              {t(`questions:${questionWords[day]}.${answer ? "yes" : "no"}`)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
