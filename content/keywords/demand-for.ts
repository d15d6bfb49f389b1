/**
 * The demand that a page shows to teachers (R2.3, R13.3): the sum of the public numbers of its parts of the city. Sums of
 * public numbers reveal nothing new about a family.
 */
import { placeBySlug } from "#content/find-place.ts";
import { type AreaSlug, areas } from "#content/places.ts";
import { demandAreas } from "#contract/demand-groups.ts";
import type { Demand } from "#contract/insights.ts";
import type { KeywordPage } from "./page.ts";

/** The subject of the page. */
type Wanting = Pick<KeywordPage, "area" | "city" | "subject">;

type Wanted<Code extends string> = { code: Code; families: number };

/** Most first. */
function addUp<Code extends string>(counted: readonly Wanted<Code>[]): Wanted<Code>[] {
  const sums = new Map<Code, number>();
  for (const { code, families } of counted) sums.set(code, (sums.get(code) ?? 0) + families);
  return [...sums]
    .map(([code, families]) => ({ code, families }))
    .toSorted((one, other) => other.families - one.families);
}

/** The part of the city around a locality, the parts of a city, or all. */
export function partsAround({ area, city }: Wanting): AreaSlug[] {
  const around = placeBySlug(area ?? "")?.area;
  if (around !== undefined) return [around];
  return demandAreas.filter((part) => city === undefined || areas[part].city === city);
}

export function demandFor(demand: Demand, page: Wanting) {
  const around = partsAround(page);
  const parts = demand.areas.filter(({ area }) => around.includes(area));
  const subjects = addUp(
    parts.flatMap((part) => part.subjects.map(({ subject, families }) => ({ code: subject, families }))),
  );
  const classGroups = addUp(
    parts.flatMap((part) => part.classGroups.map(({ classGroup, families }) => ({ code: classGroup, families }))),
  );
  const wanted = page.subject === undefined ? classGroups : subjects.filter(({ code }) => code === page.subject);
  return {
    /** The minimal number of families for the page. */
    families: wanted.reduce((sum, { families }) => sum + families, 0),
    subjects,
    classGroups,
    days: addUp(parts.flatMap((part) => part.days.map(({ day, families }) => ({ code: day, families })))),
    /** By area, most first. */
    parts: parts
      .map((part) => ({
        area: part.area,
        families: (page.subject === undefined
          ? part.classGroups
          : part.subjects.filter(({ subject }) => subject === page.subject)
        ).reduce((sum, { families }) => sum + families, 0),
      }))
      .filter(({ families }) => families > 0)
      .toSorted((one, other) => other.families - one.families),
  };
}
