/** A teacher as the student's lists show them: who, how it stands, the words, how to reach them, what can be done. */
import { BadgeCheck, Hourglass, MapPin } from "lucide-react";
import type { TeacherRelation } from "#contract/relations.ts";
import { formatList } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { RelationActs } from "./relation-acts.tsx";
import { nameOf, RelationDates, RelationWords, StatusBadge } from "./relation-body.tsx";

export function TeacherRelationCard({ relation }: { relation: TeacherRelation }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const { teacher, status } = relation;
  const area = teacher.areaName;
  const subjects = teacher.subjects.slice(0, 3).map((subject) => subjectName(t, subject));
  const name = nameOf(t, relation);
  return (
    <Card as="article" className="relation-card">
      <div className="relation-person">
        <Avatar name={name} src={teacher.photo} />
        <div>
          <h2>
            {teacher.listed ? (
              <a className="link" href={address(`/teacher-profile/${teacher.id}`)}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <p>{formatList(language, subjects)}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      <p className="flex flex-wrap gap-2">
        {teacher.verified && (
          <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
            {t("vocabulary:verified")}
          </Badge>
        )}
        {area && <Badge icon={<MapPin aria-hidden="true" />}>{area}</Badge>}
        {teacher.slowToAnswer && status === "pending" && (
          <Badge icon={<Hourglass aria-hidden="true" />}>{t("relations:slow")}</Badge>
        )}
      </p>
      <RelationDates relation={relation} />
      <RelationWords relation={relation} />
      <ContactDetails phone={teacher.phone} email={teacher.email} />
      <RelationActs relation={relation} side="student" />
    </Card>
  );
}
