/** The filters in use, each in the reader's words and with the change that takes it away. */
import type { FeeUnit, TeacherSearch } from "#contract/search.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { askedOf, type Changes, type SearchAddress } from "#web/features/search/address/search-params.ts";
import { subjectName } from "#web/i18n/subject-name.ts";

export type AppliedFilter = { name: string; label: string; without: Changes };

function each<Code extends string>(
  name: keyof TeacherSearch,
  values: readonly Code[],
  labelOf: (value: Code) => string,
): AppliedFilter[] {
  return values.map((value) => {
    const rest = values.filter((other) => other !== value);
    return { name, label: labelOf(value), without: { [name]: rest.length > 0 ? rest.join(",") : null } };
  });
}

function feeFilters(t: Translate, { feeMin, feeMax, feeUnit }: TeacherSearch): AppliedFilter[] {
  const without = (name: string, other: number | undefined): Changes =>
    other === undefined ? { [name]: null, feeUnit: null } : { [name]: null };
  const label = (kind: "from" | "upTo", unit: FeeUnit, amount: number) =>
    t(`search:results.${kind}.${unit}`, { amount });
  return [
    ...(feeMin === undefined
      ? []
      : [{ name: "feeMin", label: label("from", feeUnit, feeMin), without: without("feeMin", feeMax) }]),
    ...(feeMax === undefined
      ? []
      : [{ name: "feeMax", label: label("upTo", feeUnit, feeMax), without: without("feeMax", feeMin) }]),
  ];
}

type Asked = Pick<SearchAddress, "params" | "place">;

function placeFilters(t: Translate, language: Language, { params, place }: Asked): AppliedFilter[] {
  const typed = params.get("place");
  if (typed !== null) return [{ name: "place", label: place?.name[language] ?? typed, without: { place: null } }];
  if (!params.has("latitude")) return [];
  return [{ name: "place", label: t("search:results.atMyPlace"), without: { latitude: null, longitude: null } }];
}

/** Order and page are no filters. */
export function listApplied(address: Asked, t: Translate, language: Language): AppliedFilter[] {
  const asked = askedOf(address.params);
  const one = (name: string, label: string): AppliedFilter => ({ name, label, without: { [name]: null } });
  return [
    ...(asked.searchQuery ? [one("searchQuery", asked.searchQuery)] : []),
    ...each("subjects", asked.subjects, (subject) => subjectName(t, subject)),
    ...placeFilters(t, language, address),
    ...(asked.distance ? [one("distance", t("search:results.within", { distance: asked.distance }))] : []),
    ...each("days", asked.days, (day) => t(`vocabulary:days.${day}`)),
    ...(asked.verifiedOnly ? [one("verifiedOnly", t("search:results.verifiedOnly"))] : []),
    ...each("modes", asked.modes, (mode) => t(`vocabulary:modes.${mode}`)),
    ...each("qualifications", asked.qualifications, (one) => t(`vocabulary:qualifications.${one}`)),
    ...each("classes", asked.classes, (one) => t(`vocabulary:classes.${one}`)),
    ...each("boards", asked.boards, (board) => t(`vocabulary:boards.${board}`)),
    ...each("languages", asked.languages, (spoken) => t(`vocabulary:teachingLanguages.${spoken}`)),
    ...feeFilters(t, asked),
  ];
}
