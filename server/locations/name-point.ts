/** Names a point (R7.10): by the operator's service where one is set, else from our own gazetteer. */
import { cityName } from "#content/city-names.ts";
import { nearestCity } from "#content/find-city.ts";
import { nearestPlace } from "#content/find-place.ts";
import { cities } from "#content/places.ts";
import { textIn } from "#content/text-in.ts";
import type { Coordinates } from "#contract/distance.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Geocoder, PlaceName } from "#server/gateways/geocoder.ts";
import { cityReach } from "./name-area.ts";

/** Kilometres within which a name still describes the point. */
const reach = { locality: 4, city: cityReach, country: 100 };

function nameFromGazetteer({ longitude, latitude }: Coordinates, language: Language): PlaceName {
  const countryName = textIn(language).t("locations:labels.country");
  const place = nearestPlace([longitude, latitude], reach.locality);
  if (place !== undefined)
    return { locality: place.name[language], city: cities[place.city].name[language], countryName };
  const near = nearestCity([longitude, latitude]);
  const within = (kilometres: number) => near !== undefined && near.distance <= kilometres;
  return {
    locality: null,
    city: near && within(reach.city) ? cityName(near.city, language) : null,
    countryName: within(reach.country) ? countryName : null,
  };
}

export async function namePoint(ask: Geocoder, point: Coordinates, language: Language): Promise<PlaceName> {
  return (await ask(point, language)) ?? nameFromGazetteer(point, language);
}
