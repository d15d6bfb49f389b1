/** The head of a teacher's page: face, name, subjects, what is checked, how far, and the way to ask. */
import { BadgeCheck, CircleSlash, Clock, MapPin, Star } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownTeacher } from "#contract/teachers.ts";
import { formatDistance, formatDistanceNumber, formatList, formatRating } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { MilestoneBadge } from "#web/ui/milestone.tsx";

type TeacherHeadProps = { teacher: ShownTeacher; area: string; from: string | null; contact: ReactNode };

export function TeacherHead({ teacher, area, from, contact }: TeacherHeadProps) {
  const { language, t } = useLanguage();
  const { distance } = teacher;
  const subjects = teacher.subjects.map((subject) => subjectName(t, subject));
  return (
    <header className="teacher-head">
      <Avatar name={teacher.name} src={teacher.photo} size="large" />
      <div className="teacher-head-name">
        <h1>
          <bdi>{teacher.name}</bdi>
        </h1>
        <p>{formatList(language, subjects)}</p>
      </div>
      {distance !== null && (
        <MilestoneBadge
          value={formatDistanceNumber(distance)}
          unit={t("vocabulary:distance.unit")}
          label={
            from === null
              ? t("profiles:teacher.distanceYou", { distance: formatDistance(t, distance) })
              : t("profiles:teacher.distance", { distance: formatDistance(t, distance), place: from })
          }
        />
      )}
      <div className="teacher-head-facts">
        {!teacher.acceptingStudents && (
          <Badge tone="brick" icon={<CircleSlash aria-hidden="true" />}>
            {t("vocabulary:notAccepting")}
          </Badge>
        )}
        {teacher.verified && (
          <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
            {t("vocabulary:verified")}
          </Badge>
        )}
        {teacher.rating !== null && (
          <Badge tone="marigold" icon={<Star aria-hidden="true" />}>
            <span className="sr-only">{t("vocabulary:rating.value", { rating: formatRating(teacher.rating) })}</span>
            <span aria-hidden="true">{formatRating(teacher.rating)}</span>{" "}
            {t("vocabulary:rating.reviews", { count: teacher.reviewCount })}
          </Badge>
        )}
        <Badge icon={<MapPin aria-hidden="true" />}>{t("profiles:teacher.area", { place: area })}</Badge>
        {teacher.slowToAnswer && (
          <Badge tone="brick" icon={<Clock aria-hidden="true" />}>
            {t("profiles:teacher.slow")}
          </Badge>
        )}
      </div>
      {contact}
    </header>
  );
}
