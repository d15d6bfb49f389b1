/** Which bit of a teacher's words says what: every value of every filter has one, so that "any of these" is one comparison. */
import { type CodedFilter, codeFilters, codesOf, switchedOn, switchFilters } from "#contract/search-filters.ts";

/** Words of 32 bits, as many as the values need: of a teacher what they have, of a filter what is looked for. */
export type Words = readonly number[];

/** `other`: a subject in words of the teacher's own. */
export type BitKind = CodedFilter | "other";

const valuesOf = new Map<BitKind, readonly string[]>([
  ...codeFilters.map((name) => [name, codesOf(name).codes] as const),
  ...switchFilters.map((name) => [name, [switchedOn]] as const),
  ["other", ["other"]],
]);

/** What each bit of the words, counted over many, stands for. */
export const bitValues: readonly { kind: BitKind; value: string }[] = [...valuesOf].flatMap(([kind, values]) =>
  values.map((value) => ({ kind, value })),
);

const wordSize = 32;
/** How many words a teacher has. */
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

/** The bits of these values; a value that is not known has none. */
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
