/** Lines as the database writes them (decision 36). */
import { expect, it } from "vitest";
import type { CodedFilter } from "#contract/search-filters.ts";
import { codedFilters } from "#server/search/filters.ts";
import { bitWordsOf, noBits, union } from "./bits.ts";
import { LineReader, partsOfId } from "./teacher-line.ts";

const id = "0192f00d-abcd-7000-8000-0000ffffffff";
/** `numbers`: rating, reviews, experience and fees. */
function lineOf(subjects: string[], codes: { [Name in CodedFilter]?: string }, numbers: string[]): string {
  const coded = codedFilters.filter((name) => name !== "subjects").map((name) => codes[name] ?? "");
  return [id, "(1218.5, 5412.25, -3053)", "4.99", JSON.stringify(subjects), ...coded, ...numbers].join("\t");
}

it("a line is read whatever people call their subjects, and unknown codes are skipped (R7.11)", () => {
  const own = ['say "hi"', "back\\slash, {and}\tmore", "मधुबनी", "mathematics too", ""];
  const codes = {
    qualifications: "{diploma,phd}",
    days: "{sunday}",
    modes: "{}",
    boards: "{cbse,cbsex,unknown}",
    classes: "{9,10}",
    languages: "{hindi}",
    gender: "female",
    verifiedOnly: "yes",
  };
  const teacher = new LineReader().read(
    lineOf(["mathematics", ...own, "physics"], codes, ["450", "0", "", "200", "2000"]),
  );
  expect(teacher).toMatchObject({ id: partsOfId(id), point: [1218.5, 5412.25, -3053], reach: 4.99, others: own });
  expect(teacher).toMatchObject({ rating: 450, reviews: 0, experience: -1, feeHourly: 200, feeMonthly: 2000 });
  expect(teacher.words).toEqual(
    union([
      bitWordsOf("subjects", ["mathematics", "physics"]),
      bitWordsOf("other", ["other"]),
      bitWordsOf("qualifications", ["diploma", "phd"]),
      bitWordsOf("days", ["sunday"]),
      bitWordsOf("boards", ["cbse"]),
      bitWordsOf("classes", ["9", "10"]),
      bitWordsOf("languages", ["hindi"]),
      bitWordsOf("gender", ["female"]),
      bitWordsOf("verifiedOnly", ["yes"]),
    ]),
  );
});

it("one line leaves nothing behind for the next (R7.11)", () => {
  const reader = new LineReader();
  const numbers = ["", "3", "", "", ""];
  reader.read(lineOf(["mathematics", "Chess"], { qualifications: "{diploma}" }, numbers));
  const next = reader.read(lineOf([], {}, numbers));
  expect(next).toMatchObject({ words: noBits, others: [], rating: -1, reviews: 3, feeMonthly: -1 });
});
