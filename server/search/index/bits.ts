/** The bit assigned to each value of each filter, so that "any of these" is one comparison. */
import { type CodedFilter, codeFilters, codesOf, switchedOn, switchFilters } from "#contract/search-filters.ts";

/** 32-bit words, as many as the values need: for a teacher the values they have, for a filter the requested values. */
export type Words = readonly number[];

/** `other`: a subject in the teacher's own words. */
export type BitKind = CodedFilter | "other";

const valuesOf = new Map<BitKind, readonly string[]>([
  ...codeFilters.map((name) => [name, codesOf(name).codes] as const),
  ...switchFilters.map((name) => [name, [switchedOn]] as const),
  ["other", ["other"]],
]);

/** What each bit stands for when bits are counted over many rows. */
export const bitValues: readonly { kind: BitKind; value: string }[] = [...valuesOf].flatMap(([kind, values]) =>
  values.map((value) => ({ kind, value })),
);

const wordSize = 32;
/** Words per teacher. */
export const wordCount = Math.ceil(bitValues.length / wordSize);
export const noBits: Words = Array(wordCount).fill(0);
export const everyWord: Words = Array(wordCount).fill(-1);

const bitOf = new Map<BitKind, ReadonlyMap<string, number>>(
  [...Map.groupBy(bitValues.entries(), ([, { kind }]) => kind)].map(([kind, bits]) => [
    kind,
    new Map(bits.map(([bit, { value }]) => [value, bit])),
  ]),
);

/** The bit of each value of a kind. */
export const bitsOf = (kind: BitKind): ReadonlyMap<string, number> => bitOf.get(kind) ?? new Map();

/** The bits of these values; an unknown value has none. */
export function bitWordsOf(kind: BitKind, values: readonly string[]): Words {
  const words = [...noBits];
  for (const value of values) {
    const bit = bitsOf(kind).get(value);
    if (bit === undefined) continue;
    const at = bit >> 5;
    words[at] = (words[at] ?? 0) | (1 << (bit & 31));
  }
  return words;
}

export const allBitsOf = (kind: BitKind): Words => bitWordsOf(kind, valuesOf.get(kind) ?? []);

export const union = (all: readonly Words[]): Words =>
  all.reduce((one, other) => one.map((word, at) => word | (other[at] ?? 0)), noBits);
