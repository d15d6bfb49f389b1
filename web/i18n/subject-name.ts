/** A subject's name: the text of its code, or the teacher's own words (R3.7). */
import { type Subject, subjects } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";

const codes: ReadonlySet<string> = new Set(subjects);

function isCode(subject: string): subject is Subject {
  return codes.has(subject);
}

export function subjectName(t: Translate, subject: string): string {
  return isCode(subject) ? t(`vocabulary:subjects.${subject}`) : subject;
}
