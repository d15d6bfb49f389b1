/** The help matches in three languages, and promises nothing that the product does not do. */
import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { type Language, languages } from "#contract/vocabulary.ts";
import { formatServiceFee } from "#text/format.ts";
import { readHelp } from "./read-help.ts";

const read = (language: Language) => readHelp(language, formatServiceFee(textIn(language).t, brand.serviceFee));
const questionsIn = (language: Language) => read(language).flatMap(({ questions }) => questions);
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort().join(" ");

describe("section 2 /help", () => {
  test("has 30 to 45 questions, each with an anchor of its own", () => {
    const ids = questionsIn("en").map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(ids.length).toBeLessThanOrEqual(45);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(languages)("promises in %s what it promises in English, with the same numbers", (language) => {
    const shape = (of: Language) =>
      questionsIn(of).map(({ id, answer }) => [id, ...answer.map((part) => numbersIn(part))]);
    // Hours are checked elsewhere: 9 PM is 9 in the evening, and never 21.
    expect(shape(language)).toEqual(shape("en"));
    const said = questionsIn(language).flatMap(({ question, answer }) => [question, ...answer]);
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|\{\{|^\s*$/);
  });
});
