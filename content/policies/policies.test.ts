/** The accepted documents match in three languages, and name everything stored in the browser. */
import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { type PolicyName, policies } from "#content/policies.ts";
import { textIn } from "#content/text-in.ts";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { formatServiceFee } from "#text/format.ts";
import { browserKeys } from "./browser-keys.ts";
import type { PolicySection } from "./policy-text.ts";
import { readPolicy } from "./read-policy.ts";

const read = (name: PolicyName, language: Language) =>
  readPolicy(name, language, formatServiceFee(textIn(language).t, brand.serviceFee));

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort().join(" ");

/** The numbers of each paragraph and list item: a promise in one language is one in all. */
const shapeOf = ({ body }: PolicySection) =>
  body.map((part) => (typeof part === "string" ? numbersIn(part) : part.map(numbersIn)));

describe.each(Object.keys(policies) as PolicyName[])("R7.2 the %s document", (name) => {
  test.each(languages)("says in %s what it says in English, section by section, with the same numbers", (language) => {
    const [english, other] = [read(name, "en"), read(name, language)];
    expect(other.sections.map(shapeOf)).toEqual(english.sections.map(shapeOf));
    expect(new Set(other.sections.map(({ title }) => title)).size).toBe(english.sections.length);
    expect(JSON.stringify(other)).not.toMatch(/undefined|NaN|\{\{/);
  });

  test("has a version and an effective date", () => {
    expect(policies[name].version).toMatch(/^\d+$/);
    expect(new Date(policies[name].since).toISOString()).toBe(`${policies[name].since}T00:00:00.000Z`);
  });
});

test("R7.2 every key stored in the browser is named with its purpose in three languages", () => {
  const named = Object.values(browserKeys).flat();
  const names = named.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.values(localKeys), ...Object.values(sessionKeys)]));
  for (const { purpose } of named) expect(Object.values(purpose).filter(Boolean)).toHaveLength(languages.length);
});
