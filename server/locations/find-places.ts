/** Finds places by name or PIN code (R7.10): known localities in three languages first, then cities of India. */
import { cityName } from "#content/city-names.ts";
import { cityNamed, findCities, type IndianCity } from "#content/find-city.ts";
import { matchPlaces as findLocalities, ownCityNamed, placeNamed } from "#content/find-place.ts";
import { type City, cities, type Place } from "#content/places.ts";
import type { FoundPlace } from "#contract/locations.ts";
import type { Language } from "#contract/vocabulary.ts";

function showLocality({ slug, name, city, pins, centre }: Place, language: Language): FoundPlace {
  const within = cities[city].name[language];
  return { slug, name: name[language], within, pins, longitude: centre[0], latitude: centre[1] };
}

function showOwnCity({ name, centre }: City, language: Language): FoundPlace {
  return { slug: null, name: name[language], within: null, pins: [], longitude: centre[0], latitude: centre[1] };
}

function showCity(city: IndianCity, language: Language): FoundPlace {
  const [longitude, latitude] = city.centre;
  return { slug: null, name: cityName(city, language), within: city.state, pins: [], longitude, latitude };
}

/** Exact names ("Delhi", "Jaipur") come before names that contain the word or sound like it ("Delhi Cantonment", "Jaitpur"). */
export function findPlaces(query: string, limit: number, language: Language): FoundPlace[] {
  const own = ownCityNamed(query);
  const far = own || placeNamed(query) ? undefined : cityNamed(query);
  const towns = findCities(query, limit).filter((city) => city !== far && ownCityNamed(city.name) === undefined);
  return [
    ...(own ? [showOwnCity(own, language)] : []),
    ...(far ? [showCity(far, language)] : []),
    ...findLocalities(query, limit).map((place) => showLocality(place, language)),
    ...towns.map((city) => showCity(city, language)),
  ].slice(0, limit);
}
