import { expect, test } from "vitest";
import { languages } from "#contract/vocabulary.ts";
import { keywordPages } from "./keywords/keyword-pages.ts";
import { redirects, redirectTitles } from "./redirects.ts";

test("R2.4 every redirect of section 2 has its target", () => {
  expect(redirects.map(({ path, target }) => `${path} ${target}`)).toEqual([
    "/locations/:slug /home-tuition",
    "/subjects/:slug /home-tuition",
    "/courses/:slug /home-tuition",
    "/find-tutors /home-tuition",
    "/resources /blog",
    "/teachers /",
    "/how-it-works /",
    "/students /find-students",
  ]);
});

test("R2.4 each has a title of its own in three languages, and shadows no keyword page", () => {
  for (const language of languages)
    expect(new Set(redirects.map(({ title }) => redirectTitles[title][language])).size).toBe(redirects.length);
  for (const { path } of redirects) expect(keywordPages().has(path)).toBe(false);
});
