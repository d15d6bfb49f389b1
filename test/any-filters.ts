/** For tests with random queries: codes of teachers and filters of searches by chance, from the table of the filters, so that a new one is covered. */
import fc from "fast-check";
import {
  type CodedFilter,
  codeFilters,
  codesOf,
  type SwitchFilter,
  switchedOn,
  switchFilters,
} from "#contract/search-filters.ts";
import { rowFilters } from "#server/search/filters.ts";
import type { FilterCodes } from "./seed-people.ts";

/** A filter in a query: its codes, or whether it is on; absent, unused. */
export type AnyFilters = {
  [Name in CodedFilter]?: (Name extends SwitchFilter ? boolean : readonly string[]) | undefined;
};

const some = (codes: readonly string[], least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...codes), { minLength: least, maxLength: most });

/** How rarely each filter is used: in one case of this many. */
const rarely = <Value>(weight: number, values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });

/** `subjects`: few, so that searches find somebody; free-text ones are among them. A profile has one or more, and a qualification. */
export const anyCodes = (subjects: readonly string[], most: number): fc.Arbitrary<FilterCodes> =>
  fc.record<FilterCodes>({
    ...Object.fromEntries(
      codeFilters.map((name) => {
        const least = name === "subjects" || name === "qualifications" ? 1 : 0;
        const codes = name === "subjects" ? subjects : codesOf(name).codes;
        return [name, some(codes, least, rowFilters[name].holds === "one" ? 1 : most)];
      }),
    ),
    ...Object.fromEntries(switchFilters.map((name) => [name, some([switchedOn], 0, 1)])),
  });

/** Mostly unused: all filters at once leave nobody to compare. Online lessons alone are used more often than by chance. */
export const anyFilters = (subjects: readonly string[], most: number, weight: number): fc.Arbitrary<AnyFilters> =>
  fc.record<AnyFilters>({
    ...Object.fromEntries(
      codeFilters.map((name) => {
        const values = some(name === "subjects" ? subjects : codesOf(name).codes, 1, most);
        return [name, rarely(weight, name === "modes" ? fc.oneof(fc.constant(["online"]), values) : values)];
      }),
    ),
    ...Object.fromEntries(switchFilters.map((name) => [name, rarely(weight, fc.constant(true))])),
  });
