/** The canonical address of a keyword page that is not offered (R2.3): the nearest offered page of the same topic, or none. */
import { isExam } from "#content/keywords/exams.ts";
import type { KeywordPage } from "#content/keywords/page.ts";

/** The value that represents its audience as a whole. */
const roots: Record<KeywordPage["audience"], string> = { families: "/home-tuition", teachers: "/find-students" };

/** The weight of each part that two pages may share. */
const weights = { exam: 2, subject: 1, class: 1, board: 1, area: 1, city: 1 } as const;
const filterWeight = 2;
const rootWeight = 0.5;

type Axis = keyof typeof weights;
const topicAxes: readonly Axis[] = ["exam", "subject", "class", "board"];
const placeAxes: readonly Axis[] = ["area", "city"];
const axes: readonly Axis[] = [...topicAxes, ...placeAxes];

/** An examination counts as itself, not also as a subject. */
function aboutOf(page: KeywordPage): Partial<Record<Axis, string>> {
  const { subject } = page;
  return subject !== undefined && isExam(subject) ? { ...page, exam: subject, subject: undefined } : page;
}

/** The filters that a phrase means, in sorted order. */
function filtersOf({ search = {} }: KeywordPage): Map<string, string> {
  const { sort: _, ...filters } = search;
  return new Map(Object.entries(filters).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** How close a parent is; 0 when it has another topic, or is narrower than the page. */
function closeness(parent: KeywordPage, page: KeywordPage): number {
  if (parent.audience !== page.audience) return 0;
  const [wide, own] = [aboutOf(parent), aboutOf(page)];
  const [wideFilters, ownFilters] = [filtersOf(parent), filtersOf(page)];
  const shared = axes.filter((axis) => wide[axis] !== undefined);
  if (shared.some((axis) => wide[axis] !== own[axis])) return 0;
  if ([...wideFilters].some(([name, value]) => ownFilters.get(name) !== value)) return 0;
  const hasTopic = topicAxes.some((axis) => own[axis]) || ownFilters.has("subjects") || ownFilters.has("classes");
  const hasPlace = placeAxes.some((axis) => own[axis]);
  if (parent.path === roots[page.audience])
    return page.audience === "teachers" || !(hasTopic || hasPlace) ? rootWeight : 0;
  if (hasTopic && !topicAxes.some((axis) => shared.includes(axis))) return 0;
  return shared.reduce((sum, axis) => sum + weights[axis], filterWeight * wideFilters.size);
}

export function canonicalOf(page: KeywordPage, offered: readonly KeywordPage[]): string | null {
  if (page.parent !== undefined) return page.parent;
  if (offered.includes(page)) return null;
  let best: { path: string; points: number } | undefined;
  for (const parent of offered) {
    const points = closeness(parent, page);
    if (points > (best?.points ?? 0)) best = { path: parent.path, points };
  }
  return best?.path ?? null;
}
