/** A class as text: "Class 8" for "8", free text as it was written. */
import { classes, type SchoolClass } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";

const codes: ReadonlySet<string> = new Set(classes);

const isClass = (grade: string): grade is SchoolClass => codes.has(grade);

export function gradeName(t: Translate, grade: string): string {
  return isClass(grade) ? t(`vocabulary:classes.${grade}`) : grade;
}
