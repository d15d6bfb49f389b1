/** Lines as the database writes them (decision 120). */
import { expect, it } from "vitest";
import { union, wordsOf } from "./bits.ts";
import { LineReader, partsOfId } from "./teacher-line.ts";

const id = "0192f00d-abcd-7000-8000-0000ffffffff";
const lineOf = (subjects: string[], ...rest: string[]) =>
  [id, "(1218.5, 5412.25, -3053)", "4.99", JSON.stringify(subjects), ...rest].join("\t");

it("a line is read whatever people call their subjects, and codes that are none are passed over (R7.11)", () => {
  const own = ['say "hi"', "back\\slash, {and}\tmore", "मधुबनी", "mathematics too", ""];
  const line = lineOf(
    ["mathematics", ...own, "physics"],
    ...["{b_ed,phd}", "{sunday}", "{}", "{cbse,cbsex,unknown}", "{9,10}", "{hindi}", "female", "verified"],
    ...["450", "0", "", "200", "2000"],
  );
  const teacher = new LineReader().read(line);
  expect(teacher).toMatchObject({ id: partsOfId(id), point: [1218.5, 5412.25, -3053], reach: 4.99, others: own });
  expect(teacher).toMatchObject({ rating: 450, reviews: 0, experience: -1, feeHourly: 200, feeMonthly: 2000 });
  expect(teacher.words).toEqual(
    union([
      wordsOf("subjects", ["mathematics", "physics"]),
      wordsOf("other", ["other"]),
      wordsOf("qualifications", ["b_ed", "phd"]),
      wordsOf("days", ["sunday"]),
      wordsOf("boards", ["cbse"]),
      wordsOf("classes", ["9", "10"]),
      wordsOf("languages", ["hindi"]),
      wordsOf("gender", ["female"]),
      wordsOf("verified", ["verified"]),
    ]),
  );
});

it("of one line nothing stays for the next (R7.11)", () => {
  const reader = new LineReader();
  const empty = ["{}", "{}", "{}", "{}", "{}", "{}", "", "", "", "3", "", "", ""];
  reader.read(lineOf(["mathematics", "Chess"], "{b_ed}", ...empty.slice(1)));
  const next = reader.read(lineOf([], ...empty));
  expect(next).toMatchObject({ words: [0, 0, 0], others: [], rating: -1, reviews: 3, feeMonthly: -1 });
});
