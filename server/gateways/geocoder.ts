/** Queries the operator's reverse-geocoding service for the name of a point, if one is configured (R7.10). */
import * as z from "zod/mini";
import type { Coordinates } from "#contract/distance.ts";
import type { Language } from "#contract/vocabulary.ts";
import { createLimiter } from "#server/rate-limits/limiter.ts";
import type { Settings } from "#server/settings/settings.ts";

export type PlaceName = { locality: string | null; city: string | null; countryName: string | null };

/** Undefined when there is no service, or none that answers in time and in the expected shape. */
export type Geocoder = (point: Coordinates, language: Language) => Promise<PlaceName | undefined>;

const timeout = 4000;
/** With so many calls running further ones do not wait: the gazetteer answers. */
const underWay = { atOnce: 8, longestQueue: 0 };

const word = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
const said = z.object({ locality: word, city: word, countryName: word });

export function openGeocoder({ geocoderUrl }: Pick<Settings, "geocoderUrl">): Geocoder {
  if (geocoderUrl === undefined) return async () => undefined;
  const inTurn = createLimiter(underWay);
  return async ({ latitude, longitude }, language) => {
    const address = new URL(geocoderUrl);
    const query = { latitude: String(latitude), longitude: String(longitude), localityLanguage: language };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    try {
      const name = await inTurn(async () => {
        const answer = await fetch(address, { signal: AbortSignal.timeout(timeout), redirect: "error" });
        return answer.ok ? z.safeParse(said, await answer.json()) : undefined;
      });
      if (!name?.success) return undefined;
      const { locality, city, countryName } = name.data;
      return { locality: locality || null, city: city || null, countryName: countryName || null };
    } catch {
      return undefined;
    }
  };
}
