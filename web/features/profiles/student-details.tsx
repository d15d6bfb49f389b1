/** What a teacher may see of a student; name, photo and contact details only in an active relation. */
import type { ShownStudent } from "#contract/students.ts";
import { formatList, formatPhone } from "#text/format.ts";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { LearnerLines } from "./learner-lines.tsx";
import { ProfileFacts } from "./section.tsx";

export function StudentDetails({ student, areaName }: { student: ShownStudent; areaName: string | null }) {
  const { language, t } = useLanguage();
  const { name, initial, photo, phone, email, relationStatus } = student;
  const active = relationStatus === "active";
  const isSeveral = student.learners.length > 1;
  return (
    <div className="grid gap-4 max-w-lg">
      <div className="greeting flex items-center gap-3.5 min-w-0 [&>h1]:min-w-0 [&>h1]:wrap-anywhere">
        <Avatar name={name ?? initial} src={photo} size="large" />
        <div className="grid justify-items-start gap-1">
          <h1 className="sign">
            <bdi>{name ?? `${initial}.`}</bdi>
          </h1>
          {relationStatus && (
            <Badge tone={active ? "leaf" : "marigold"}>
              {t(active ? "profiles:student.active" : "profiles:student.pending")}
            </Badge>
          )}
        </div>
      </div>
      {!active && name === null && <Notice>{t("profiles:student.hidden")}</Notice>}
      <Card as="section" aria-label={t("profiles:student.title")}>
        <ProfileFacts
          facts={[
            [t("profiles:student.learners"), isSeveral && <LearnerLines learners={student.learners} />],
            [t("profiles:student.grade"), !isSeveral && student.grade && gradeName(t, student.grade)],
            [
              t("profiles:student.subjects"),
              !isSeveral &&
                formatList(
                  language,
                  student.subjects.map((subject) => subjectName(t, subject)),
                ),
            ],
            [
              t("profiles:student.days"),
              !isSeveral &&
                formatList(
                  language,
                  student.preferredDays.map((day) => t(`vocabulary:days.${day}`)),
                ),
            ],
            [t("profiles:student.area"), areaName],
            [
              t("profiles:student.bio"),
              student.bio && (
                <span className="written" dir="auto">
                  {student.bio}
                </span>
              ),
            ],
            [
              t("profiles:student.contact"),
              (phone || email) && (
                <span className="grid justify-items-start gap-1">
                  {phone && (
                    <a className="link" href={`tel:${phone}`}>
                      <bdi dir="ltr">{formatPhone(phone)}</bdi>
                    </a>
                  )}
                  {email && (
                    <a className="link" href={`mailto:${email}`}>
                      <bdi dir="ltr">{email}</bdi>
                    </a>
                  )}
                </span>
              ),
            ],
          ]}
        />
      </Card>
    </div>
  );
}
