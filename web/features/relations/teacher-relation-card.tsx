/** A teacher in the student's lists: person and state; contact links or answer buttons; details on demand. */
import { BadgeCheck, Hourglass } from "lucide-react";
import type { TeacherRelation } from "#contract/relations.ts";
import { formatList } from "#text/format.ts";
import { ClaimButton } from "#web/features/guarantee/claim-button.tsx";
import { ServiceFeeLine } from "#web/features/guarantee/fee-line.tsx";
import { ReviewButton } from "#web/features/reviews/review-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ForWhomLine } from "./for-whom-line.tsx";
import { nameOf } from "./name-of.ts";
import { RelationCard } from "./relation-card.tsx";

export function TeacherRelationCard({ relation }: { relation: TeacherRelation }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const { teacher, status } = relation;
  const subjects = formatList(
    language,
    teacher.subjects.slice(0, 3).map((subject) => subjectName(t, subject)),
  );
  const name = <bdi>{nameOf(t, relation)}</bdi>;
  return (
    <RelationCard
      relation={relation}
      side="student"
      name={
        teacher.listed ? (
          <a className="link" href={address(`/teacher-profile/${teacher.id}`)}>
            {name}
          </a>
        ) : (
          name
        )
      }
      forWhom={<ForWhomLine relation={relation} />}
      act={<ReviewButton teacher={teacher} lessons={relation} />}
      further={
        <>
          <ServiceFeeLine relation={relation} />
          <ClaimButton relation={relation} name={nameOf(t, relation)} />
        </>
      }
      note={[subjects, teacher.areaName].filter(Boolean).join(" · ")}
      badges={
        <>
          {teacher.verified && (
            <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
              {t("vocabulary:verified")}
            </Badge>
          )}
          {teacher.slowToAnswer && status === "pending" && (
            <Badge icon={<Hourglass aria-hidden="true" />}>{t("relations:slow")}</Badge>
          )}
        </>
      }
    />
  );
}
