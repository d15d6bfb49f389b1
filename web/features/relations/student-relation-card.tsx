/** A student in the teacher's lists: an initial and facts before acceptance, name and contact after it. */
import type { StudentRelation } from "#contract/relations.ts";
import { formatList } from "#text/format.ts";
import { LearnerLines } from "#web/features/profiles/learner-lines.tsx";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { nameOf } from "./name-of.ts";
import { RelationCard } from "./relation-card.tsx";

export function StudentRelationCard({ relation }: { relation: StudentRelation }) {
  const { language, t } = useLanguage();
  const { student, learners } = relation;
  // The card itself describes a single learner, unless it is somebody's sibling.
  const isListed = learners.length > 1 || (student.name !== null && learners[0]?.name !== student.name);
  const { grade, subjects, preferredDays, areaName } = student;
  const days = formatList(
    language,
    preferredDays.map((day) => t(`vocabulary:days.${day}`)),
  );
  const wished = formatList(
    language,
    subjects.map((subject) => subjectName(t, subject)),
  );
  return (
    <RelationCard
      relation={relation}
      side="teacher"
      name={<bdi>{nameOf(t, relation)}</bdi>}
      note={[!isListed && grade && gradeName(t, grade), !isListed && wished, areaName].filter(Boolean).join(" · ")}
      {...(isListed && {
        forWhom: <LearnerLines learners={learners} aria-label={t("relations:forWhom.legend")} />,
      })}
      {...(!isListed && days !== "" && { facts: t("relations:facts.days", { days }) })}
    />
  );
}
