/** The first view of a teacher's page: photo, name, distance, rating, verification, days, and response facts. */
import {
  BadgeCheck,
  CalendarCheck,
  CircleSlash,
  Clock,
  Handshake,
  MapPin,
  MessageCircleReply,
  Repeat,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ShownTeacher } from "#contract/teachers.ts";
import { formatDate, formatDistance, formatDistanceNumber, formatList, formatMonth } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { RatingBadge } from "#web/i18n/rating-badge.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { MilestoneBadge } from "#web/ui/milestone.tsx";

type TeacherHeadProps = {
  teacher: ShownTeacher;
  area: string;
  /** The place of the distance; null when it is the reader's own. */
  from: string | null;
  /** The week as seven marks. */
  days: ReactNode;
};

export function TeacherHead({ teacher, area, from, days }: TeacherHeadProps) {
  const { language, t } = useLanguage();
  const subjects = teacher.subjects.map((subject) => subjectName(t, subject));
  return (
    <header className="teacher-head">
      <Avatar name={teacher.name} src={teacher.photo} size="large" />
      <div className="min-w-0 [&>p]:leading-snug [&>p]:wrap-anywhere">
        <h1>
          <bdi>{teacher.name}</bdi>
        </h1>
        <p>{formatList(language, subjects)}</p>
      </div>
      <Distance teacher={teacher} from={from} />
      <div className="teacher-head-facts flex flex-wrap gap-2 items-center [&>a]:flex">
        {!teacher.acceptingStudents && (
          <Badge tone="brick" icon={<CircleSlash aria-hidden="true" />}>
            {t("vocabulary:notAccepting")}
          </Badge>
        )}
        {teacher.rating === null ? (
          <Badge>{t("profiles:teacher.unrated")}</Badge>
        ) : (
          <a href="#reviews">
            <RatingBadge rating={teacher.rating} reviewCount={teacher.reviewCount} />
          </a>
        )}
        <Badge icon={<MapPin aria-hidden="true" />}>{t("profiles:teacher.area", { place: area })}</Badge>
        {teacher.slowToAnswer && (
          <Badge tone="brick" icon={<Clock aria-hidden="true" />}>
            {t("profiles:teacher.slow")}
          </Badge>
        )}
      </div>
      <Claims checked={teacher.checked} />
      {days}
      <Figures teacher={teacher} />
    </header>
  );
}

/** On the milestone; without a place in the address the script asks for a signed-in student's own, as the page is the same for everyone. */
function Distance({ teacher: { id, distance }, from }: Pick<TeacherHeadProps, "teacher" | "from">) {
  const { t } = useLanguage();
  const unit = t("vocabulary:distance.unit");
  if (distance === null)
    return (
      <span hidden data-own-distance={id} data-label={t("profiles:teacher.distanceYou", { distance: `# ${unit}` })}>
        <MilestoneBadge value="#" unit={unit} label="#" />
      </span>
    );
  const values = { distance: formatDistance(t, distance) };
  return (
    <MilestoneBadge
      value={formatDistanceNumber(distance)}
      unit={unit}
      label={
        from === null
          ? t("profiles:teacher.distanceYou", values)
          : t("profiles:teacher.distance", { ...values, place: from })
      }
    />
  );
}

/** Which facts were verified, and since which month; details are below. */
function Claims({ checked }: Pick<ShownTeacher, "checked">) {
  const { language, t } = useLanguage();
  const [latest] = checked.map(({ verifiedAt }) => verifiedAt).sort((a, b) => b.localeCompare(a));
  if (latest === undefined)
    return (
      <p className="teacher-claims text-slate">
        <a href="#checks">{t("profiles:teacher.claimsNone")}</a>
      </p>
    );
  const kinds = checked.map(({ type }) => t(`profiles:teacher.claims.${type}`));
  return (
    <p className="teacher-claims text-leaf">
      <BadgeCheck aria-hidden="true" />
      <a href="#checks">
        {t("profiles:teacher.claimsChecked", {
          claims: formatList(language, kinds),
          month: formatMonth(language, latest.slice(0, "YYYY-MM".length)),
        })}
      </a>
    </p>
  );
}

/** How a teacher deals with families here; nothing if there is too little data. */
function Figures({ teacher }: Pick<TeacherHeadProps, "teacher">) {
  const { answersWithin, studentsTaught, familiesMet, familiesStayed, activeWeek } = teacher;
  const { language, t } = useLanguage();
  // Met and stayed are counted of those who were taught.
  if (answersWithin === null && studentsTaught === null && activeWeek === null) return null;
  return (
    <ul className="teacher-figures grid gap-x-5 gap-y-1 text-slate text-sm md:flex md:flex-wrap *:flex *:gap-2 *:items-center svgs:w-4.5">
      {answersWithin && (
        <li>
          <MessageCircleReply aria-hidden="true" />
          {t(`profiles:teacher.answers.${answersWithin}`)}
        </li>
      )}
      {studentsTaught !== null && (
        <li>
          <Users aria-hidden="true" />
          {t("profiles:teacher.taught", { count: studentsTaught })}
        </li>
      )}
      {familiesMet !== null && (
        <li>
          <Handshake aria-hidden="true" />
          {t("profiles:teacher.met", { count: familiesMet })}
        </li>
      )}
      {familiesStayed !== null && (
        <li>
          <Repeat aria-hidden="true" />
          {t("profiles:teacher.stayed", { count: familiesStayed })}
        </li>
      )}
      {activeWeek && (
        <li>
          <CalendarCheck aria-hidden="true" />
          <time dateTime={activeWeek} data-this-week={t("profiles:teacher.thisWeek")}>
            {t("profiles:teacher.lastWeekOf", { date: formatDate(language, new Date(`${activeWeek}T12:00:00Z`)) })}
          </time>
        </li>
      )}
    </ul>
  );
}
