/** Every keyword address has its own text: no two pages of a language are alike. */
import { describe, expect, test } from "vitest";
import { placeBySlug } from "#content/find-place.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { keywordPages } from "./keyword-pages.ts";
import { metroStations, stationsNamedOtherwise } from "./metro.ts";
import type { KeywordPage } from "./page.ts";

const pages = [...keywordPages().values()];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function shinglesOf(page: KeywordPage, language: Language): Set<string> {
  const words = wordsOf(page.introduction(language).join(" "));
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

/** The two introductions with the largest overlap, as a share of the shorter one. */
function mostAlike(language: Language): { share: number; paths: string } {
  const all = pages.map((page) => ({ path: page.path, shingles: shinglesOf(page, language) }));
  const holders = new Map<string, number[]>();
  for (const [at, { shingles }] of all.entries())
    for (const shingle of shingles) holders.set(shingle, [...(holders.get(shingle) ?? []), at]);
  const shared = new Map<number, number>();
  for (const those of holders.values())
    for (const [rank, one] of those.entries())
      for (const other of those.slice(rank + 1)) {
        const pair = one * all.length + other;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  let most = { share: 0, paths: "" };
  for (const [pair, count] of shared) {
    const [one, other] = [all[Math.floor(pair / all.length)], all[pair % all.length]];
    if (one === undefined || other === undefined) continue;
    const share = count / Math.min(one.shingles.size, other.shingles.size);
    if (share > most.share) most = { share, paths: `${one.path} ${other.path}` };
  }
  return most;
}

describe("R2.3 keyword addresses", () => {
  test("there are at least 600, those of the specification among them, each once and in lower case", () => {
    expect(pages.length).toBeGreaterThanOrEqual(600);
    const paths = pages.map(({ path }) => path);
    for (const path of paths) expect(path).toMatch(/^\/[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const named of [
      "/home-tuition",
      "/home-tuition-delhi",
      "/home-tuition-near-me",
      "/maths-tuition",
      "/neet-tuition",
      "/online-tutor-delhi",
      "/tuition-near-me",
      "/find-students",
    ])
      expect(paths).toContain(named);
  });

  test("every parent is canonical, every area and station is in the gazetteer", () => {
    for (const { path, parent, area } of pages) {
      if (parent !== undefined) expect(keywordPages().get(parent)?.parent, path).toBeUndefined();
      if (parent !== undefined) expect(keywordPages().has(parent), path).toBe(true);
      if (area !== undefined) expect(placeBySlug(area), path).toBeDefined();
    }
    for (const slug of Object.keys({ ...metroStations, ...stationsNamedOtherwise }))
      expect(placeBySlug(slug), slug).toBeDefined();
  });

  test.each(languages)("in %s no two share a title, description or heading", (language) => {
    for (const part of ["title", "description", "heading"] as const) {
      const said = new Map<string, string>();
      for (const page of pages) {
        const text = page[part](language);
        expect(said.get(text), `${page.path}: ${text}`).toBeUndefined();
        said.set(text, page.path);
      }
    }
  });

  test.each(languages)(
    "in %s every fact is filled in and every description fits a result of a search engine",
    (language) => {
      for (const page of pages) {
        const texts = [
          page.title(language),
          page.description(language),
          page.heading(language),
          ...page.introduction(language),
        ];
        for (const text of texts) expect(text, page.path).not.toMatch(/[{}]|undefined|\s{2}/);
        expect(page.description(language).length, page.path).toBeLessThanOrEqual(155);
        expect(page.title(language).length, page.path).toBeLessThanOrEqual(75);
      }
    },
  );

  test.each(languages)("in %s an examination's page has a hundred words that are on no other page", (language) => {
    const own = pages.filter(({ exam, subject, city, parent }) => exam && exam === subject && !city && !parent);
    expect(own).toHaveLength(7);
    for (const page of own) {
      const others = new Set(
        pages.filter((other) => other !== page).flatMap((other) => [...shinglesOf(other, language)]),
      );
      const only = [...shinglesOf(page, language)].filter((shingle) => !others.has(shingle));
      expect(only.length, page.path).toBeGreaterThanOrEqual(100);
    }
  });

  test.each(languages)("in %s introductions differ by at least half, in runs of five words", (language) => {
    const { share, paths } = mostAlike(language);
    expect(share, paths).toBeLessThanOrEqual(0.5);
  });
});
