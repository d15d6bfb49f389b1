/** Schemas of names and e-mail addresses: normalised, and free of characters that forge a header or reverse a line. */
import * as z from "zod/mini";
import { person } from "#contract/limits.ts";
import { containsContact, isPretending } from "#contract/pretending-name.ts";

/** Direction marks, embeddings and overrides, and zero-width characters; not the joiners that Hindi and Urdu need. */
const invisible = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/u;
const readable = /[\p{L}\p{N}]/u;

/** `missing` is the code for an empty field: login and registration have texts of their own (section 5). */
export function email(missing = "email_required") {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(person.email, { error: "email_invalid", abort: true }),
      z.email("email_invalid"),
    );
}

/** Normalises spaces and marks; refuses line breaks and control characters, as no form sends them. */
export function personName(missing = "name_required") {
  return z.string(missing).check(
    z.overwrite((value) => value.normalize("NFC").replace(invisible, "").replace(/ {2,}/g, " ").trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(person.name, { error: "too_long", abort: true }),
    z.refine((value) => !unprintable.test(value), { error: "invalid", abort: true }),
    z.refine((value) => readable.test(value), { error: missing, abort: true }),
    z.refine((value) => !isPretending(value), { error: "name_reserved", abort: true }),
    z.refine((value) => !containsContact(value), { error: "name_contact" }),
  );
}
