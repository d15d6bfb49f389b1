/**
 * The filters of the search for teachers (R7.11), each declared once: values, parameter name, form control. Query, counts,
 * conditions, index, wishes, form, chips and suggestions are built from this table; server/search/filters.ts maps them to a
 * teacher's row.
 */
import { inOrder } from "./in-order.ts";
import { profile, search } from "./limits.ts";
import { choiceOf, codeList, type Meant, textUpTo, type Value, wholeBetween, wordList, yesNo } from "./values.ts";
import * as codes from "./vocabulary.ts";

export const feeUnits = ["monthly", "hourly"] as const;
export type FeeUnit = (typeof feeUnits)[number];

/** For a filter by codes: texts are named by their keys. */
type CodesShape<Code extends string> = {
  label: string;
  nameOf: (code: Code) => string;
  /** The short name, for chips. */
  shortOf?: (code: Code) => string;
  /** `select` takes one code; further ones of a link are chips under it. */
  control: "select" | "chips";
  /** The empty option of the select, if not "any". */
  unset?: string;
  /** The codes that the form offers, if not all; a link may carry the others. */
  offered?: readonly Code[];
};

/** Any of these codes; absent, no condition. */
const anyOf = <const Code extends string, const Shape extends CodesShape<Code>>(codes: readonly Code[], shape: Shape) =>
  ({ kind: "codes", codes, value: codeList(codes), ...shape }) as const;

/** Codes, or free texts of limited length. */
const anyOfOrWords = <const Code extends string, const Shape extends CodesShape<Code>>(
  codes: readonly Code[],
  longest: number,
  shape: Shape,
) => ({ kind: "codes", codes, value: wordList(longest), ...shape }) as const;

/** On or off; `counts` names its number in the answer's counts. */
const yes = <const Shape extends { label: string; counts: string }>(shape: Shape) =>
  ({ kind: "switch", value: yesNo, ...shape }) as const;

/** In address order. */
export const searchFilters = {
  qualifications: anyOf(codes.qualifications, {
    label: "search:results.qualification",
    nameOf: (code) => `vocabulary:qualifications.${code}` as const,
    control: "chips",
  }),
  /** Days on which the teacher has a slot. */
  days: anyOf(codes.days, {
    label: "search:results.days",
    nameOf: (code) => `vocabulary:days.${code}` as const,
    shortOf: (code) => `vocabulary:daysShort.${code}` as const,
    control: "chips",
  }),
  verifiedOnly: yes({ label: "search:results.verifiedOnly", counts: "verified" }),
  /** Subjects in three languages, names, words of the bio; typos are forgiven. */
  searchQuery: { kind: "text", value: textUpTo(search.query), label: "search:results.query" },
  subjects: anyOfOrWords(codes.subjects, 60, {
    label: "search:form.subject",
    nameOf: (code) => `vocabulary:subjects.${code}` as const,
    control: "select",
    unset: "search:form.anySubject",
  }),
  /** `online` alone uses neither circle. */
  modes: anyOf(codes.modes, {
    label: "search:results.mode",
    nameOf: (code) => `vocabulary:modes.${code}` as const,
    control: "chips",
  }),
  boards: anyOf(codes.boards, {
    label: "search:results.board",
    nameOf: (code) => `vocabulary:boards.${code}` as const,
    control: "select",
  }),
  classes: anyOf(codes.classes, {
    label: "search:results.class",
    nameOf: (code) => `vocabulary:classes.${code}` as const,
    control: "select",
  }),
  languages: anyOf(codes.teachingLanguages, {
    label: "search:results.language",
    nameOf: (code) => `vocabulary:teachingLanguages.${code}` as const,
    control: "select",
  }),
  /** Teachers who have not said are excluded. "A woman, please" is what families ask for. */
  gender: anyOf(codes.genders, {
    label: "search:results.gender",
    nameOf: (code) => `search:results.genders.${code}` as const,
    control: "chips",
    offered: ["female", "male"],
  }),
  /** Whole rupees in the unit; teachers without such a fee are excluded. */
  fee: {
    kind: "fee",
    values: {
      feeMin: wholeBetween(0, profile.highestFee),
      feeMax: wholeBetween(0, profile.highestFee),
      feeUnit: choiceOf(feeUnits),
    },
  },
} as const;

type Filters = typeof searchFilters;
export type FilterName = keyof Filters;
type NameOf<Kind> = { [Name in FilterName]: Filters[Name]["kind"] extends Kind ? Name : never }[FilterName];
export type CodeFilter = NameOf<"codes">;
export type SwitchFilter = NameOf<"switch">;
/** A flag, by one code or some: a switch has the code `yes`. */
export type CodedFilter = CodeFilter | SwitchFilter;

export const isCodeFilter = (name: FilterName): name is CodeFilter => searchFilters[name].kind === "codes";
export const isSwitchFilter = (name: FilterName): name is SwitchFilter => searchFilters[name].kind === "switch";

const names = Object.keys(searchFilters) as FilterName[];
export const codeFilters: readonly CodeFilter[] = names.filter(isCodeFilter);
export const switchFilters: readonly SwitchFilter[] = names.filter(isSwitchFilter);

export const switchedOn = "yes";

/** A filter by codes, in the form shared by all. */
type AnyCodes = {
  codes: readonly string[];
  offered?: readonly string[];
  control: "select" | "chips";
  label: Filters[CodeFilter]["label"];
  unset?: Filters["subjects"]["unset"];
  nameOf(code: string): ReturnType<Filters[CodeFilter]["nameOf"]>;
  shortOf?(code: string): ReturnType<Filters["days"]["shortOf"]>;
};
export const codesOf = (name: CodeFilter): AnyCodes => searchFilters[name];

/** The parameters of the filters in a query. */
type Parameters = { [Name in Exclude<FilterName, "fee">]: Filters[Name]["value"] } & Filters["fee"]["values"];
export const filterParameters = Object.fromEntries(
  Object.entries(searchFilters).flatMap(([name, filter]): [string, Value<unknown>][] =>
    filter.kind === "fee" ? Object.entries(filter.values) : [[name, filter.value]],
  ),
) as Parameters;

/** The parameters of the filters; the last of a fee is its unit. */
export const parametersOf = (name: FilterName): (keyof Parameters)[] =>
  name === "fee" ? ["feeMax", "feeMin", "feeUnit"] : [name];

/** A search's input type: a code is enough. */
export function requestedCodes(query: Meant<Parameters>, name: CodedFilter): readonly string[] {
  const asked = query[name];
  if (typeof asked === "boolean") return asked ? [switchedOn] : [];
  return asked;
}

/** The rows of the form, each with one filter or two. */
export const formRows = inOrder<FilterName | "place" | "distance">()(
  "searchQuery",
  "subjects",
  "place",
  "distance",
  "days",
  "verifiedOnly",
  "gender",
  "modes",
  ["classes", "boards"],
  "languages",
  "fee",
  "qualifications",
);

/** The order of the chips. */
export const chipOrder = inOrder<FilterName | "place" | "distance" | "zone">()(
  "searchQuery",
  "subjects",
  "place",
  "distance",
  "days",
  "verifiedOnly",
  "gender",
  "modes",
  "qualifications",
  "classes",
  "boards",
  "languages",
  "fee",
  "zone",
);

/** The order in which filters are relaxed; the subject comes last. */
export const relaxedOrder = inOrder<FilterName>()(
  "fee",
  "days",
  "qualifications",
  "boards",
  "languages",
  "verifiedOnly",
  "gender",
  "searchQuery",
  "classes",
  "modes",
  "subjects",
);
