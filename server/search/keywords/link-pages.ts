/** Links of a keyword page: pages with supply that are nearest in place and in subject. */
import type { KeywordPage } from "#content/keywords/page.ts";
import { areaCentre } from "#content/keywords/search-of.ts";
import { axesOf } from "#contract/distance.ts";
import { keywords } from "#server/settings/tuning.ts";

const axesAt = (page: KeywordPage) => {
  const [longitude, latitude] = areaCentre(page);
  return axesOf({ longitude, latitude });
};

function distanceTo(page: KeywordPage): (other: KeywordPage) => number {
  const [x, y, z] = axesAt(page);
  return (other) => {
    const [ox, oy, oz] = axesAt(other);
    return Math.hypot(x - ox, y - oy, z - oz);
  };
}

/** Those with the highest number; the first of equals. */
function best(pages: readonly KeywordPage[], rank: (page: KeywordPage) => number): string[] {
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter((ranked) => ranked.rank > Number.NEGATIVE_INFINITY)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, keywords.links)
    .map(({ page }) => page.path);
}

/**
 * Other localities: of the same subject where it has pages there, else in general. Near ones alone; where there are none, far
 * ones are labelled as far.
 */
export function linkAreas(page: KeywordPage, offered: readonly KeywordPage[]): { areas: string[]; areNear: boolean } {
  const there = offered.filter(
    (other) => other.area !== undefined && other.area !== page.area && other.audience === page.audience,
  );
  const same = there.filter(({ subject }) => subject === page.subject);
  const km = distanceTo(page);
  const alike = same.length > 0 ? same : there.filter(({ subject }) => subject === undefined);
  const near = alike.filter((other) => km(other) <= keywords.near);
  return { areas: best(near.length > 0 ? near : alike, (other) => -km(other)), areNear: near.length > 0 };
}

/** What else a locality has, and what else the teachers of this subject teach. `taught`: subjects of the first teachers. */
export function linkSubjects(page: KeywordPage, offered: readonly KeywordPage[], taught: readonly string[]): string[] {
  const isOnline = page.search?.modes?.join() === "online";
  const nobody = taught.length === 0;
  return best(
    offered.filter((other) => other !== page && other.audience === page.audience),
    (other) => {
      if (other.area !== undefined && other.area !== page.area) return Number.NEGATIVE_INFINITY;
      const shared = [
        other.area !== undefined && other.area === page.area && 8,
        other.subject !== undefined && other.subject === page.subject && 4,
        other.class !== undefined && other.class === page.class && 3,
        other.board !== undefined && other.board === page.board && 3,
        other.family === "online" && (isOnline || nobody) && 2,
        other.family === page.family && 1,
        other.subject !== undefined && Math.min(3, taught.filter((subject) => subject === other.subject).length),
      ];
      const rank = shared.reduce<number>((sum, points) => sum + (points || 0), 0);
      return rank > 1 ? rank : Number.NEGATIVE_INFINITY;
    },
  );
}
