import { expect, test } from "vitest";
import { languages } from "#contract/vocabulary.ts";
import { type InformationalPage, informationalPages, readPage } from "./read-page.ts";

const names = Object.keys(informationalPages) as InformationalPage[];

test.each(names)("section 2: the page %s matches in three languages, part by part", (name) => {
  const read = languages.map((language) => readPage(name, language, "a fee"));
  const shapes = read.map(({ sections }) =>
    sections.map(({ body }) => body.map((part) => (typeof part === "string" ? 1 : part.length))),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  for (const part of ["title", "description"] as const)
    expect(new Set(read.map((page) => page[part])).size).toBe(languages.length);
  for (const page of read) {
    expect(JSON.stringify(page)).not.toMatch(/undefined|NaN|\{\{/);
    expect(page.description.length).toBeLessThanOrEqual(160);
  }
});
