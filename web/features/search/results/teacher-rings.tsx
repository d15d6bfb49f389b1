/** The result as a picture: each teacher at their direction and distance from the place that was asked for. */
import type { FoundTeacher } from "#contract/search.ts";
import { formatDistance } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { RingMap } from "#web/ui/ring-map.tsx";
import { cardId } from "./card-parts.tsx";

type TeacherRingsProps = {
  teachers: readonly FoundTeacher[];
  /** What the middle is called. */
  place: string;
  /** The page that lists the same teachers; this page when absent. */
  list?: string;
};

export function TeacherRings({ teachers, place, list = "" }: TeacherRingsProps) {
  const { t } = useLanguage();
  const to = (teacher: Pick<FoundTeacher, "id">) => `${list}#${cardId(teacher)}`;
  const people = teachers.map((teacher) => ({
    id: teacher.id,
    name: teacher.name,
    distance: teacher.distance,
    bearing: teacher.bearing,
    photo: teacher.photo,
    verified: teacher.verified,
    to: to(teacher),
    label: [teacher.name, subjectName(t, teacher.subject), formatDistance(t, teacher.distance)].join(", "),
  }));
  const reach = Math.max(1, Math.ceil(Math.max(0, ...teachers.map(({ distance }) => distance))));
  return (
    <RingMap
      people={people}
      reach={reach}
      words={{
        label: t("search:results.mapLabel", { place }),
        centre: place,
        ring: (kilometres) => t("vocabulary:distance.short", { km: kilometres }),
        many: (count) => t("search:teachers", { count }),
      }}
      manyTo={([first]) => (first === undefined ? list : to(first))}
    />
  );
}
