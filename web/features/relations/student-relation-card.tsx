/** A student as the teacher's lists show them: an initial and facts before a yes, name and contact after it. */
import type { ReactNode } from "react";
import type { StudentRelation } from "#contract/relations.ts";
import { formatList } from "#text/format.ts";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Card } from "#web/ui/card.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { RelationActs } from "./relation-acts.tsx";
import { nameOf, RelationDates, RelationWords, StatusBadge } from "./relation-body.tsx";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StudentFacts({ student }: Pick<StudentRelation, "student">) {
  const { language, t } = useLanguage();
  const { grade, subjects, preferredDays, areaName } = student;
  const list = (words: string[]) => formatList(language, words);
  return (
    <dl className="student-facts">
      {grade && (
        <Fact name={t("relations:facts.grade")}>
          <bdi>{gradeName(t, grade)}</bdi>
        </Fact>
      )}
      {subjects.length > 0 && (
        <Fact name={t("relations:facts.subjects")}>{list(subjects.map((subject) => subjectName(t, subject)))}</Fact>
      )}
      {preferredDays.length > 0 && (
        <Fact name={t("relations:facts.days")}>{list(preferredDays.map((day) => t(`vocabulary:days.${day}`)))}</Fact>
      )}
      {areaName && <Fact name={t("relations:facts.area")}>{areaName}</Fact>}
    </dl>
  );
}

export function StudentRelationCard({ relation }: { relation: StudentRelation }) {
  const { t } = useLanguage();
  const { student, status } = relation;
  const name = nameOf(t, relation);
  return (
    <Card as="article" className="relation-card">
      <div className="relation-person">
        <Avatar name={student.name ?? student.initial} src={student.photo} />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <RelationDates relation={relation} />
        </div>
        <StatusBadge status={status} />
      </div>
      <StudentFacts student={student} />
      <RelationWords relation={relation} />
      <ContactDetails phone={student.phone} email={student.email} />
      <RelationActs relation={relation} side="teacher" />
    </Card>
  );
}
