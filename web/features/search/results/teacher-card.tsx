/** One teacher of a result: photo, subjects and mode, free days, distance, and why they match. */
import { BadgeCheck, ChevronRight, CircleSlash, Hourglass, MapPin, Route } from "lucide-react";
import type { ReactNode } from "react";
import type { FeeRanges } from "#contract/insights.ts";
import type { FoundTeacher } from "#contract/search.ts";
import { formatDistance, formatDistanceNumber, formatFee, formatList } from "#text/format.ts";
import { FeeStand } from "#web/i18n/fee-stand.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { RatingBadge } from "#web/i18n/rating-badge.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card, CardLink } from "#web/ui/card.tsx";
import { MilestoneBadge } from "#web/ui/milestone.tsx";
import { cardId, DayRow } from "./card-parts.tsx";

const shownSubjects = 3;

type TeacherCardProps = {
  teacher: FoundTeacher;
  /** For the teacher's page: the query with the place it is seen from. */
  from?: string;
  /** The card's foot: the relation to the teacher, and the acts. */
  children?: ReactNode;
  /** Usual fees here, to compare. */
  fees?: FeeRanges | null | undefined;
  /** The shortlist button (`save-button.tsx`); an app loads it after its first view. */
  heart?: ReactNode;
  /** Kilometres outside the circles, for a teacher found by name. */
  tooFar?: number;
  /** Its mark on the ring map beside the list. */
  zone?: number | null;
};

/** In a list: map links target the list item, so that CSS needs no :has over each item's content. */
export function TeacherCard({ teacher, from = "", tooFar, zone, fees, heart, children }: TeacherCardProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const subjects = teacher.subjects.slice(0, shownSubjects).map((subject) => subjectName(t, subject));
  return (
    <li id={cardId(teacher)} data-zone={zone ?? undefined}>
      <Card as="article" pressable className="teacher-card">
        <Avatar name={teacher.name} src={teacher.photo} />
        <div className="teacher-card-name">
          <h3>
            <CardLink to={address(`/teacher-profile/${teacher.id}`, from)} reloadDocument>
              <bdi>{teacher.name}</bdi>
            </CardLink>
          </h3>
          <p>{formatList(language, subjects)}</p>
        </div>
        <MilestoneBadge
          value={formatDistanceNumber(teacher.distance)}
          unit={t("vocabulary:distance.unit")}
          label={t("search:why.distance", { distance: formatDistance(t, teacher.distance) })}
        />
        <div className="flex flex-wrap gap-1.5">
          {tooFar !== undefined && (
            <Badge tone="brick" icon={<Route aria-hidden="true" />}>
              {t("search:card.tooFar", { distance: formatDistance(t, tooFar) })}
            </Badge>
          )}
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
          {teacher.rating === null ? (
            <Badge>{t("search:card.new")}</Badge>
          ) : (
            <RatingBadge rating={teacher.rating} reviewCount={teacher.reviewCount} />
          )}
          {teacher.areaName && <Badge icon={<MapPin aria-hidden="true" />}>{teacher.areaName}</Badge>}
          {teacher.slowToAnswer && <Badge icon={<Hourglass aria-hidden="true" />}>{t("search:card.slow")}</Badge>}
        </div>
        <p className="teacher-card-line">
          <span>
            {teacher.qualification && t(`vocabulary:qualifications.${teacher.qualification}`)}
            {teacher.experienceYears
              ? ` · ${t("vocabulary:experience.years", { count: teacher.experienceYears })}`
              : null}
          </span>
          <b className="font-bold">
            {formatFee(t, teacher.fee)} <FeeStand fee={teacher.fee} fees={fees} />
          </b>
        </p>
        <WhyLine teacher={teacher} />
        <div className="teacher-card-foot">
          <DayRow label={t("search:results.days")} free={teacher.days} shared={teacher.why.sharedDays} />
          {children ?? (
            // The whole card is the link; this marks it as one.
            <span className="teacher-card-see" aria-hidden="true">
              {t("search:card.see")}
              <ChevronRight className="turns" />
            </span>
          )}
          {heart}
        </div>
      </Card>
    </li>
  );
}

function WhyLine({ teacher: { why } }: { teacher: FoundTeacher }) {
  const { language, t } = useLanguage();
  const reasons = [
    why.subject && t("search:why.subject", { subject: subjectName(t, why.subject) }),
    why.sharedDays.length > 0 &&
      t("search:why.days", {
        days: formatList(
          language,
          why.sharedDays.map((day) => t(`vocabulary:days.${day}`)),
        ),
      }),
    why.verified && t("search:why.verified"),
  ].filter((reason) => typeof reason === "string" && reason !== "");
  if (reasons.length === 0) return null;
  return (
    <p className="teacher-card-why">
      <span className="sr-only">{t("search:why.label")}: </span>
      {reasons.join(" · ")}
    </p>
  );
}
