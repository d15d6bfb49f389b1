/** The result as a map: the teachers of the whole circle by direction and distance from the place of the search. */
import type { Answer } from "#contract/endpoint.ts";
import type { FoundTeacher, teacherMapEndpoint } from "#contract/search.ts";
import { formatDistance } from "#text/format.ts";
import { nameZone } from "#web/features/search/address/name-search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { groupPeople } from "#web/ui/place-marks.ts";
import { type MapMark, RingMap } from "#web/ui/ring-map.tsx";
import { cardId } from "./card-parts.tsx";

type TeacherRingsProps = {
  teachers: readonly FoundTeacher[];
  /** The name of the centre. */
  place: string;
  /** The page that lists the same teachers; this page when absent. */
  list?: string;
  /** The whole circle, and where a zone of it is listed. Without it the map shows only the given teachers. */
  circle?: Circle | null | undefined;
};

type Circle = Answer<typeof teacherMapEndpoint> & { hrefOf: (zone: number) => string; chosen: number | undefined };

export function TeacherRings({ teachers, place, list = "", circle }: TeacherRingsProps) {
  const { t } = useLanguage();
  const markOf = (teacher: FoundTeacher): MapMark => ({
    id: teacher.id,
    name: teacher.name,
    distance: teacher.distance,
    bearing: teacher.bearing,
    photo: teacher.photo,
    verified: teacher.verified,
    to: `${list}#${cardId(teacher)}`,
    label: [teacher.name, subjectName(t, teacher.subject), formatDistance(t, teacher.distance)].join(", "),
  });
  const reach = circle?.reach ?? Math.max(1, Math.ceil(Math.max(0, ...teachers.map(({ distance }) => distance))));
  const marks = circle?.zones.length ? marksOfZones(circle) : marksOfPeople();
  return (
    <RingMap
      marks={marks}
      reach={reach}
      words={{
        label: t("search:results.mapLabel", { place }),
        centre: place,
        ring: (km, isLast) => (isLast ? t("vocabulary:distance.short", { km }) : String(km)),
        north: t("search:results.northMark"),
        legend: [
          ...(marks.some((mark) => "count" in mark) ? [t("search:results.legend.numbers")] : []),
          t("search:results.legend.rings", { place }),
          ...(marks.some((mark) => "verified" in mark && mark.verified) ? [t("search:results.legend.verified")] : []),
        ],
      }}
    />
  );

  /** A zone with one teacher, who is on this page, shows the photo. */
  function marksOfZones({ zones, hrefOf, chosen }: Circle): MapMark[] {
    return zones.map(({ zone, count, distance, bearing }): MapMark => {
      const [only] = count === 1 ? teachers.filter((teacher) => teacher.zone === zone) : [];
      const id = String(zone);
      if (only !== undefined) return { ...markOf(only), id, link: id };
      const label = t("search:results.zoneMark", {
        teachers: t("search:teachers", { count }),
        where: nameZone(t, zone, reach),
      });
      return { id, link: id, distance, bearing, count, to: hrefOf(zone), label, current: zone === chosen };
    });
  }

  function marksOfPeople(): MapMark[] {
    return groupPeople(teachers, reach).map(([first, ...others]): MapMark => {
      if (others.length === 0) return markOf(first);
      const count = others.length + 1;
      const { id, distance, bearing, to } = markOf(first);
      return { id, distance, bearing, to, count, label: t("search:teachers", { count }) };
    });
  }
}
