/** Limits of the stylesheets: few sizes, few radii, few breakpoints, each written in one form, and no growth in lines. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("web/**/*.css").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const theme = readFileSync("web/styles/app.css", "utf8");

/** Custom properties of the theme, with their values. */
const listTokens = (kind: string) =>
  [...theme.matchAll(new RegExp(`--${kind}-(?!\\w+--)(\\w+): ([^;]+);`, "g"))].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));

const find = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, found = ""]) => ({ path, found })));

/** A pamphlet sizes its text by its own width. */
const isOfPamphlet = (path: string, size: string) => path.endsWith("pamphlet.css") && /^[\d.]+(em|cqi)$/.test(size);

test("text has nine sizes at most, and each is that of a token", () => {
  expect(listTokens("text").length).toBeLessThanOrEqual(9);
  const names = listTokens("text").flatMap(({ name, value }) => [
    value,
    `var(--text-${name})`,
    `--theme(--text-${name})`,
  ]);
  const others = find(/font-size: ([^;]+);/g).filter(
    ({ path, found }) => !(names.includes(found) || /^(100%|inherit)$/.test(found) || isOfPamphlet(path, found)),
  );
  expect(others).toEqual([]);
  const ofPamphlet = find(/font-size: ([\d.]+em);/g).map(({ found }) => found);
  expect(new Set(ofPamphlet).size).toBeLessThanOrEqual(4);
});

test("corners have five radii at most, and each is that of a token", () => {
  expect(listTokens("radius").length).toBeLessThanOrEqual(5);
  const names = listTokens("radius").flatMap(({ name, value }) => [
    value,
    `var(--radius-${name})`,
    `--theme(--radius-${name})`,
  ]);
  const values = find(/radius: ([^;]+);/g).filter(({ path }) => !path.endsWith("styles/app.css"));
  expect(values.length).toBeGreaterThan(20);
  const others = values.filter(({ found }) => found.split(" ").some((one) => one !== "0" && !names.includes(one)));
  expect(others).toEqual([]);
});

test("there are five breakpoints at most, each written as a width range", () => {
  const breakpoints = listTokens("breakpoint").map(({ value }) => value);
  expect(breakpoints.length).toBeLessThanOrEqual(5);
  const queries = find(/@media ([^{]*width[^{]*) \{/g);
  expect(queries.length).toBeGreaterThan(20);
  const others = queries.filter(({ found }) => {
    const [, width = ""] = /^\(width (?:>=|<) (\d+rem)\)$/.exec(found) ?? [];
    return !breakpoints.includes(width);
  });
  expect(others).toEqual([]);
});

test("no class of a page has a size or a radius of its own", () => {
  const pages = globSync("web/**/*.tsx").map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const own = pages.filter(({ text }) => /[\s"`:](text-\[[\d.]|rounded(-\w+)?-\[|(min|max)-\[)/.test(text));
  expect(own.map(({ path }) => path)).toEqual([]);
});

/** New screens use the components of web/ui, and utilities in their markup. */
const mostLines = 5190;

test("the stylesheets do not grow", () => {
  const lines = sheets.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(mostLines);
});
