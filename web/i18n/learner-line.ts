/** Learners of a family in a line (R13.8): the name, if it may be read, else the class; then their wishes. */
import type { Learner } from "#contract/schemas/learners.ts";
import { formatList } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { gradeName } from "./grade-name.ts";
import { subjectName } from "./subject-name.ts";

type Shown = Pick<Learner, "grade" | "subjects" | "preferredDays"> & { name?: string | null };

/** User-written text, isolated so that a name of another script does not reorder the line. */
const isolate = (words: string) => `\u2068${words}\u2069`;

export function learnerLine(t: Translate, language: string, { name, grade, subjects, preferredDays }: Shown): string {
  const list = (words: string[]) => formatList(language, words);
  return [
    name && isolate(name),
    grade && isolate(gradeName(t, grade)),
    list(subjects.map((subject) => isolate(subjectName(t, subject)))),
    list(preferredDays.map((day) => t(`vocabulary:daysShort.${day}`))),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "Zoya and Aman"; without permission to read names "Class 8 and Class 3". */
export function learnerNames(
  t: Translate,
  language: string,
  learners: readonly { name: string | null; grade: string | null }[],
): string {
  const names = learners.map(({ name, grade }) => name ?? (grade === null ? "" : gradeName(t, grade)));
  return formatList(language, names.filter((word) => word !== "").map(isolate));
}
