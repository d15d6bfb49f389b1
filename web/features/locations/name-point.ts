/** What a detected point is called: its locality and city, else 'Current Location'. */
import { reverseGeocode } from "#contract/locations.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import type { Point } from "./detection.ts";

/** The server names neighbourhoods; a point of this many places is precise enough for that. */
const places = 4;

export async function namePoint(t: Translate, language: Language, { latitude, longitude }: Point): Promise<string> {
  try {
    const { locality, city, countryName } = await call(reverseGeocode, {
      query: { latitude: latitude.toFixed(places), longitude: longitude.toFixed(places), language },
    });
    const named = [...new Set([locality, city])].filter((part) => part !== null);
    if (named.length === 0) return t("locations:labels.current");
    return [...named, countryName ?? t("locations:labels.country")].join(", ");
  } catch {
    return t("locations:labels.current");
  }
}
