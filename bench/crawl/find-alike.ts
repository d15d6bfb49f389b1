/** Text similarity of pages: the share of each page's five-word shingles that another page has too (R2.3). */

const length = 5;

function shinglesOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
  const shingles = new Set<string>();
  for (let at = 0; at + length <= words.length; at += 1) shingles.add(words.slice(at, at + length).join(" "));
  return shingles;
}

export type Alike = { one: string; other: string; share: number };

/** The pair with the largest share, and for each page its own largest. */
export function findAlike(texts: ReadonlyMap<string, string>): {
  most: Alike | undefined;
  shares: Map<string, number>;
} {
  const names = [...texts.keys()];
  const holders = new Map<string, number[]>();
  const sizes = names.map((name, at) => {
    const shingles = shinglesOf(texts.get(name) ?? "");
    for (const shingle of shingles) {
      const known = holders.get(shingle);
      if (known === undefined) holders.set(shingle, [at]);
      else known.push(at);
    }
    return shingles.size;
  });
  const shared = names.map(() => new Uint32Array(names.length));
  for (const pages of holders.values())
    for (const one of pages)
      for (const other of pages)
        if (one !== other) (shared[one] as Uint32Array)[other] = ((shared[one] as Uint32Array)[other] ?? 0) + 1;
  let most: Alike | undefined;
  const shares = new Map<string, number>();
  names.forEach((name, one) => {
    shared[one]?.forEach((count, other) => {
      const share = count / Math.max(1, sizes[one] ?? 1);
      if (share > (shares.get(name) ?? 0)) shares.set(name, share);
      if (share > (most?.share ?? 0)) most = { one: name, other: names[other] ?? "", share };
    });
  });
  return { most, shares };
}
