/** Other spellings of a name that sound the same: "laxmi" is Lakshmi, "chohan" is Chauhan. */

const pairs = [
  ["x", "ksh"],
  ["o", "au"],
  ["ou", "au"],
  ["w", "v"],
  ["z", "j"],
  ["f", "ph"],
  ["i", "ee"],
  ["u", "oo"],
  ["a", "aa"],
  ["c", "k"],
  ["q", "k"],
  ["sh", "s"],
  ["th", "t"],
  ["dh", "d"],
  ["y", "i"],
  ["ey", "e"],
  ["ay", "ai"],
] as const;

const mostSpellings = 24;

/** At most one change at each position, in either direction; Latin letters only. */
export function soundAlikes(word: string): string[] {
  const found = new Set<string>();
  for (const [one, other] of pairs) {
    if (word.includes(other)) found.add(word.replace(other, one));
    else if (word.includes(one)) found.add(word.replace(one, other));
  }
  found.delete(word);
  return [...found].slice(0, mostSpellings);
}
