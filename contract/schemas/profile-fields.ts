/** Fields that students and teachers share, as a PUT carries them: absent is unchanged, empty is removed. */
import * as z from "zod/mini";
import { containsContacts } from "#contract/contact-details.ts";
import { highestInteger, profile, search } from "#contract/limits.ts";
import { genders, subjects as subjectCodes } from "#contract/vocabulary.ts";
import { givenLocation, momentValue } from "./locations.ts";
import { personName } from "./person.ts";

const unprintable = /[\p{Cs}\p{Co}]|(?![\n\t])\p{Cc}/u;

/** A visible character: no space, mark, control or filler. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

const unseenToNull = (text: string | null) => (text !== null && visible.test(text) ? text : null);

/** Text that may have line breaks; null when nothing of it is visible. */
export function longText(longest: number) {
  return z.pipe(
    z.nullable(
      z.string().check(
        z.overwrite((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim()),
        z.maxLength(longest),
        z.refine((text) => !unprintable.test(text), "invalid"),
      ),
    ),
    z.transform(unseenToNull),
  );
}

/** One line of text, a label; a line break becomes a space. */
export function shortText(longest: number) {
  return z.pipe(
    z.nullable(
      z.string().check(
        z.overwrite((text) => text.normalize("NFC").replace(/\s+/g, " ").trim()),
        z.maxLength(longest),
        z.refine((text) => !unprintable.test(text), "invalid"),
        z.refine((text) => !containsContacts(text), "contact_details"),
      ),
    ),
    z.transform(unseenToNull),
  );
}

export function codeOf<const Code extends string>(codes: readonly Code[]) {
  return z.pipe(
    z.nullable(z.union([z.enum(codes), z.literal("")])),
    z.transform((given) => (given === "" ? null : given)),
  );
}

/** Each code once, in the contract's order. */
export function someOf<const Code extends string>(codes: readonly Code[]) {
  return z.pipe(
    z.array(z.enum(codes)),
    z.transform((given) => codes.filter((code) => given.includes(code))),
  );
}

const known: ReadonlySet<string> = new Set(subjectCodes);

/** "Computer Science" becomes `computer_science`; text without a code is stored as written (R3.7). */
function toSubject(written: string): string {
  const word = written.normalize("NFC").replace(/\s+/g, " ").trim();
  const code = word.toLowerCase().replace(/[ -]/g, "_");
  return known.has(code) ? code : word;
}

/** No comma: it separates lists in addresses. */
const subject = z.string().check(
  z.overwrite(toSubject),
  z.minLength(1, { error: "invalid", abort: true }),
  z.maxLength(profile.subject),
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control} _.+&'()/-]*$/u, "invalid"),
  z.refine((text) => !containsContacts(text), "contact_details"),
);

export const subjectList = z.pipe(
  z.array(subject).check(z.maxLength(profile.subjects, "too_many")),
  z.transform((given) => [...new Set(given)]),
);

export const kilometres = z
  .number("distance_invalid")
  .check(z.minimum(search.minDistance, "distance_invalid"), z.maximum(search.maxDistance, "distance_invalid"));

/** Of a profile: counts its changes. */
export const version = z.int().check(z.minimum(1), z.maximum(highestInteger));

export const sharedFields = {
  name: z.optional(personName()),
  gender: z.optional(codeOf(genders)),
  bio: z.optional(longText(profile.bio)),
  location: z.optional(givenLocation),
  /** Of the location, when it does not carry its own. */
  timestamp: z.optional(momentValue),
  /** The version the edit is based on; one older than the stored is refused as `stale_profile`. Absent: not checked. */
  version: z.optional(version),
};
