/** The values in a notification's sentence, in the reader's language: who, what and when, from its codes. */
import { textIn } from "#content/text-in.ts";
import { isAdverse } from "#contract/office/acts.ts";
import { type DocumentType, documentTypes, type Language, type MemberRole } from "#contract/vocabulary.ts";
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { formatMoment } from "#text/format.ts";
import type { TextKey } from "#text/keys.ts";
import { namePerson, type OtherPerson } from "./name-person.ts";

type Reader = { role: MemberRole; language: Language };

const isType = (word: unknown): word is DocumentType => documentTypes.some((type) => type === word);

function whatOf({ documentType, act }: NotificationParams): TextKey | undefined {
  if (isType(documentType)) return `vocabulary:documentTypes.${documentType}`;
  return typeof act === "string" && isAdverse(act) ? `mails:verdict.${act}.subject` : undefined;
}

export function sayValues(reader: Reader, params: NotificationParams, about: OtherPerson) {
  const what = whatOf(params);
  const { startsAt } = params;
  return {
    who: namePerson(reader, about),
    ...(what !== undefined && { what: textIn(reader.language).t(what) }),
    ...(typeof startsAt === "string" && { when: formatMoment(reader.language, new Date(startsAt)) }),
  };
}
