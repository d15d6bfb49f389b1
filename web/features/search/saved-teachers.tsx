/** A family's shortlist (R13.6), with boxes to choose teachers to compare; a plain form, so that it works without a script. */
import { BadgeCheck, CircleSlash, Columns3, MapPin } from "lucide-react";
import type { ListedTeacher } from "#contract/shortlist.ts";
import { shortlist as limits } from "#contract/shortlist-limits.ts";
import { formatFee, formatList } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { RatingBadge } from "#web/i18n/rating-badge.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SaveButton } from "./results/save-button.tsx";

type SavedTeachersProps = {
  teachers: readonly ListedTeacher[];
  /** How many of the requested ones are no longer listed. */
  gone: number;
  /** These boxes were ticked and sent, and are too few or too many to compare. */
  chosen?: boolean;
};

/** Deleted, paused and hidden teachers are not told apart. */
export function UnavailableTeachers({ gone }: Pick<SavedTeachersProps, "gone">) {
  const { t } = useLanguage();
  return gone > 0 ? <Notice tone="marigold">{t("compare:gone", { count: gone })}</Notice> : null;
}

/** Why the list is shown again; a link shows the whole shortlist, as only the ticked ones were sent. */
function UnfitChoice({ count }: { count: number }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <Notice
      tone="marigold"
      action={
        <ButtonLink variant="secondary" to={address("/compare")} reloadDocument>
          {t("compare:showAll")}
        </ButtonLink>
      }
    >
      {t("compare:unfit", { count })}
    </Notice>
  );
}

export function SavedTeachers({ teachers, gone, chosen = false }: SavedTeachersProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const canCompare = teachers.length >= limits.comparedFrom;
  return (
    <form className="grid gap-3" action={address("/compare")}>
      <input type="hidden" name="chosen" value="1" />
      <UnavailableTeachers gone={gone} />
      {chosen ? <UnfitChoice count={teachers.length} /> : <p>{t(canCompare ? "compare:choose" : "compare:oneMore")}</p>}
      <ul className="teacher-list">
        {teachers.map((teacher, at) => (
          <li key={teacher.id}>
            <SavedTeacherRow teacher={teacher} isChosen={chosen || at < limits.compared} canChoose={canCompare} />
          </li>
        ))}
      </ul>
      {canCompare && (
        <p>
          <Button type="submit" size="large" icon={<Columns3 aria-hidden="true" />}>
            {t("compare:submit")}
          </Button>
        </p>
      )}
    </form>
  );
}

type SavedTeacherRowProps = { teacher: ListedTeacher; isChosen: boolean; canChoose: boolean };

function SavedTeacherRow({ teacher, isChosen, canChoose }: SavedTeacherRowProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const { id, name, subjects, photo, verified, rating, reviewCount, areaName, fee, acceptingStudents } = teacher;
  return (
    <Card as="article" className="teacher-card">
      <Avatar name={name} src={photo} />
      <div className="teacher-card-name">
        <h3>
          <a className="link" href={address(`/teacher-profile/${id}`)}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <p>
          {formatList(
            language,
            subjects.slice(0, 3).map((subject) => subjectName(t, subject)),
          )}
        </p>
      </div>
      <SaveButton teacher={teacher} />
      <div className="flex flex-wrap gap-1.5">
        {!acceptingStudents && (
          <Badge tone="brick" icon={<CircleSlash aria-hidden="true" />}>
            {t("vocabulary:notAccepting")}
          </Badge>
        )}
        {verified && (
          <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
            {t("vocabulary:verified")}
          </Badge>
        )}
        {rating !== null && <RatingBadge rating={rating} reviewCount={reviewCount} />}
        {areaName && <Badge icon={<MapPin aria-hidden="true" />}>{areaName}</Badge>}
      </div>
      <p className="teacher-card-line">
        <b className="font-bold">{formatFee(t, fee)}</b>
      </p>
      {canChoose && (
        <Checkbox
          id={`compare-${id}`}
          name="ids"
          value={id}
          defaultChecked={isChosen}
          label={t("compare:this", { name: `\u2068${name}\u2069` })}
        />
      )}
    </Card>
  );
}
