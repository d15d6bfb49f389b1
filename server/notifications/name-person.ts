/** The name of the other person in a notification: a teacher's is public, a student's visible only while the relation is active (R2.7). */
import { textIn } from "#content/text-in.ts";
import { initialOf } from "#contract/initial.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { greetingName } from "#server/mails/safe-name.ts";

/** `active`: whether the relation is active. An empty name belongs to an erased person. */
export type OtherPerson = { name: string | null; active: boolean };

export function namePerson(reader: { role: MemberRole; language: Language }, { name, active }: OtherPerson): string {
  const { t } = textIn(reader.language);
  const shown = greetingName(name ?? "");
  if (reader.role === "student") return shown === null ? t("notifications:someTeacher") : isolate(shown);
  if (shown === null) return t("notifications:someStudent");
  return active ? isolate(shown) : t("notifications:studentInitial", { initial: isolate(initialOf(shown)) });
}

/** Isolates the name, so that another script does not reorder the words around it. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
