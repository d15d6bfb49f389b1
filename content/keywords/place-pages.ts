/** Pages about places: localities, subjects and jobs in them, cities beyond Delhi NCR. */
import { type Place, places } from "#content/places.ts";
import type { Language, Subject } from "#contract/vocabulary.ts";
import { keywordSubjectName, subjectSlug } from "./names.ts";
import { fillPattern, type KeywordPage, makePage, subjectPieces, turn } from "./page.ts";
import { cityFacts, farCities, metroFacts, placeFacts } from "./surroundings.ts";
import type { Templates } from "./templates.ts";

function metroSentence(place: Place, all: Templates, language: Language, at: number): string[] {
  const metro = metroFacts(place, language, all.directions, all.and);
  if (metro === undefined) return [];
  const sentences = { own: all.ownStation, named: all.namedStation, near: all.nearStation }[metro.kind];
  return [fillPattern(turn(sentences, at), { ...metro.facts, place: place.name[language] })];
}

const order = new Map(places.map((place, at) => [place, at]));

/** Location and neighbours of a locality, in the variants that its own page uses. */
function situate(place: Place, all: Templates): readonly [where: string, neighbours: string] {
  const at = order.get(place) ?? 0;
  return [turn(all.where, at), turn(all.neighbours, Math.floor(at / all.where.length))];
}

/** The variants that the locality's own page does not use. */
function situateOtherwise(place: Place, all: Templates): readonly string[] {
  const own = situate(place, all);
  return [...all.where, ...all.neighbours].filter((sentence) => !own.includes(sentence));
}

export function areaPages(): KeywordPage[] {
  return places.map((place, at) =>
    makePage(
      { path: `/home-tuition-${place.slug}`, family: "area", audience: "families", area: place.slug, city: place.city },
      (all) => all.area,
      (language, all) => placeFacts(place, language, all.directions),
      (all, language) => [
        ...situate(place, all),
        ...metroSentence(place, all, language, at),
        turn(all.areaAdvice, at + Math.floor(at / all.areaAdvice.length)),
      ],
    ),
  );
}

/** Localities with subject pages: two or three of every part of the city. */
const subjectAreas =
  "karol-bagh old-rajinder-nagar west-patel-nagar daryaganj lajpat-nagar saket malviya-nagar kalkaji vasant-kunj jamia-nagar greater-kailash-1 dwarka-sector-10 dwarka-mor palam rajouri-garden janakpuri uttam-nagar paschim-vihar rohini-sector-9 pitampura shalimar-bagh model-town mukherjee-nagar yamuna-vihar laxmi-nagar mayur-vihar-phase-1 preet-vihar dilshad-garden noida-sector-62 indirapuram vaishali gaur-city dlf-phase-1 sohna-road old-faridabad"
    .split(" ")
    .flatMap((slug) => places.find((place) => place.slug === slug) ?? []);

const areaSubjects: readonly Subject[] = [
  "mathematics",
  "science",
  "english",
  "physics",
  "chemistry",
  "biology",
  "accountancy",
  "spoken_english",
];

/** Variants differ between the subjects of a locality and between the localities of a subject. */
export function subjectAreaPages(): KeywordPage[] {
  return areaSubjects.flatMap((subject, column) =>
    subjectAreas.map((place, row) =>
      makePage(
        {
          path: `/${subjectSlug(subject)}-tuition-${place.slug}`,
          family: "subject-in-area",
          audience: "families",
          subject,
          area: place.slug,
          city: place.city,
        },
        (all) => all.subjectInArea,
        (language, all) => ({
          ...placeFacts(place, language, all.directions),
          subject: keywordSubjectName(subject, language),
        }),
        (all, language) => [
          turn(all.subjectInArea.leads, row + column),
          turn(subjectPieces[language][subject], Math.floor(row / all.subjectInArea.leads.length) + column),
          turn(situateOtherwise(place, all), row + column),
          turn(all.areaAdvice, row + column),
        ],
      ),
    ),
  );
}

export function farCityPages(): KeywordPage[] {
  return farCities.map((city, at) =>
    makePage(
      { path: `/home-tuition-${city.name.toLowerCase()}`, family: "city", audience: "families", city: city.name },
      (all) => all.cityFar,
      (language, all) => cityFacts(city, language, all.directions),
      (all) => [turn(all.cityFar.leads, at), all.cityFar.between, turn(all.cityFar.closes, Math.floor(at / 3))],
    ),
  );
}

export function areaJobPages(): KeywordPage[] {
  return subjectAreas.map((place, at) =>
    makePage(
      {
        path: `/home-tutor-jobs-${place.slug}`,
        family: "job",
        audience: "teachers",
        area: place.slug,
        city: place.city,
      },
      (all) => all.jobsInArea,
      (language, all) => placeFacts(place, language, all.directions),
      (all) => [
        turn(all.jobsInArea.leads, at),
        turn(all.neighbours, at + 3 + Math.floor(at / 12)),
        turn(all.jobsInArea.closes, at + Math.floor(at / 4) + Math.floor(at / 16)),
      ],
    ),
  );
}
