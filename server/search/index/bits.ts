/** Which bit of a teacher's three words says what: every value of every filter has one, so that "any of these" is one comparison. */
import * as codes from "#contract/vocabulary.ts";

/** Three words of 32 bits: of a teacher what they have, of a filter what is looked for. */
export type Words = readonly [number, number, number];

/** The filters whose values are codes; `verified` and `other` have one value each. */
const valuesOf = {
  subjects: codes.subjects,
  classes: codes.classes,
  languages: codes.teachingLanguages,
  qualifications: codes.qualifications,
  days: codes.days,
  modes: codes.modes,
  boards: codes.boards,
  gender: codes.genders,
  verified: ["verified"],
  /** A subject in words of the teacher's own. */
  other: ["other"],
} as const;

export type Kind = keyof typeof valuesOf;
const kinds = Object.keys(valuesOf) as Kind[];

const wordSize = 32;
const bitOf = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, number>()])) as Record<
  Kind,
  Map<string, number>
>;
const valueAt: { kind: Kind; value: string }[] = [];
for (const kind of kinds)
  for (const value of valuesOf[kind]) {
    bitOf[kind].set(value, valueAt.length);
    valueAt.push({ kind, value });
  }
if (valueAt.length > 3 * wordSize)
  throw new RangeError("more values of filters than bits: a teacher needs a fourth word");

/** The bits of these values; a value that is not known has none. */
export function wordsOf(kind: Kind, values: readonly string[]): Words {
  const words: [number, number, number] = [0, 0, 0];
  for (const value of values) {
    const bit = bitOf[kind].get(value);
    if (bit === undefined) continue;
    const at = bit >> 5;
    words[at] = (words[at] ?? 0) | (1 << (bit & 31));
  }
  return words;
}

/** The bit of each value of a kind. */
export const bitsOf = (kind: Kind): ReadonlyMap<string, number> => bitOf[kind];

export const allOf = (kind: Kind): Words => wordsOf(kind, valuesOf[kind]);

export function union(all: readonly Words[]): Words {
  return all.reduce<Words>(([a, b, c], [x, y, z]) => [a | x, b | y, c | z], [0, 0, 0]);
}

/** What each bit of the three words, counted over many, stands for. */
export const bitValues: readonly { kind: Kind; value: string }[] = valueAt;
