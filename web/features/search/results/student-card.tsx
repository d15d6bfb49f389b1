/** One student as a teacher may see them before acceptance (R2.7): an initial, class, subjects, days, area, distance. */
import { GraduationCap, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { FoundStudent } from "#contract/search.ts";
import { days } from "#contract/vocabulary.ts";
import { formatDistance, formatDistanceNumber, formatList } from "#text/format.ts";
import { LearnerLines } from "#web/features/profiles/learner-lines.tsx";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { MilestoneBadge } from "#web/ui/milestone.tsx";
import { DayRow, RelationBadge } from "./card-parts.tsx";

export function StudentCard({ student, children }: { student: FoundStudent; children?: ReactNode }) {
  const { language, t } = useLanguage();
  const { why, learners } = student;
  const isSeveral = learners.length > 1;
  const reasons = [
    t("search:why.distance", { distance: formatDistance(t, why.distance) }),
    why.subject && t("search:students.wants", { subject: subjectName(t, why.subject) }),
    why.sharedDays.length > 0 &&
      t("search:why.days", {
        days: formatList(
          language,
          why.sharedDays.map((day) => t(`vocabulary:days.${day}`)),
        ),
      }),
  ].filter(Boolean);
  return (
    <Card as="article" className="teacher-card" id={`student-${student.id}`}>
      <Avatar name={student.initial} />
      <div className="teacher-card-name">
        <h3>{t("search:students.name", { initial: student.initial })}</h3>
        {isSeveral ? (
          <LearnerLines learners={learners} aria-label={t("search:students.learners", { count: learners.length })} />
        ) : (
          <p>
            {formatList(
              language,
              student.subjects.map((subject) => subjectName(t, subject)),
            )}
          </p>
        )}
      </div>
      <MilestoneBadge
        value={formatDistanceNumber(student.distance)}
        unit={t("vocabulary:distance.unit")}
        label={t("search:why.distance", { distance: formatDistance(t, student.distance) })}
      />
      <div className="flex flex-wrap gap-1.5">
        {!isSeveral && student.grade && (
          <Badge icon={<GraduationCap aria-hidden="true" />}>
            <bdi>{gradeName(t, student.grade)}</bdi>
          </Badge>
        )}
        {student.areaName && <Badge icon={<MapPin aria-hidden="true" />}>{student.areaName}</Badge>}
        <RelationBadge status={student.relationStatus} />
      </div>
      <DayRow
        label={t("search:students.days")}
        free={days.filter((day) => learners.some(({ preferredDays }) => preferredDays.includes(day)))}
        shared={why.sharedDays}
      />
      <p className="teacher-card-why">
        <span className="sr-only">{t("search:students.label")}: </span>
        {reasons.join(" · ")}
      </p>
      {children && <div className="teacher-card-foot">{children}</div>}
    </Card>
  );
}
