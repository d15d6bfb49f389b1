/** The title of a search: its heading with the exact number, its place and its radius. */
import { brand } from "#content/brand.ts";
import { roundDistance } from "#contract/distance.ts";
import { search as limits } from "#contract/limits.ts";
import { describeZone } from "#contract/map-zones.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { subjectName } from "#web/i18n/subject-name.ts";
import type { Search } from "./search.ts";

/** `total` is absent while it is not known, or when the search failed. */
export function nameSearch(t: Translate, language: Language, { asked, place }: Search, total: number | undefined) {
  const [code, another] = asked.subjects;
  const subject = code === undefined || another !== undefined ? undefined : subjectName(t, code);
  const somewhere = asked.latitude === undefined ? brand.defaultCity.name[language] : t("search:results.here");
  const placeText = place?.name[language] ?? somewhere;
  const online = asked.modes.length === 1 && asked.modes[0] === "online";
  return {
    subject,
    placeText,
    heading: headingOf(t, placeText, subject, total),
    reach: online
      ? t("search:results.online")
      : t("search:results.within", { distance: asked.distance ?? limits.distance }),
  };
}

function headingOf(t: Translate, place: string, subject: string | undefined, count: number | undefined): string {
  if (count === undefined) return t("search:results.uncounted", { place });
  if (count === 0) return t("search:results.none", { place });
  if (subject === undefined) return t("search:results.heading", { count, place });
  return t("search:results.headingSubject", { count, place, subject });
}

const directions = ["north", "northEast", "east", "southEast", "south", "southWest", "west", "northWest"] as const;

/** "2–4 km to the north-east". `reach`: kilometres of the circle that the zone belongs to. */
export function nameZone(t: Translate, zone: number, reach: number): string {
  const { from, to, bearing } = describeZone(zone);
  const direction = directions[Math.round((bearing / 360) * directions.length) % directions.length] ?? "north";
  const [near, far] = [from, to].map((share) => roundDistance(share * reach));
  return t("search:results.zone", {
    direction: t(`search:results.directions.${direction}`),
    distance: t("search:results.zoneRange", { from: near, to: far }),
  });
}
