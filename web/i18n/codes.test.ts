import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import {
  accountStatuses,
  boards,
  classes,
  days,
  defaultLocations,
  documentTypes,
  genders,
  modes,
  qualifications,
  relationStatuses,
  subjects,
  teachingLanguages,
} from "#contract/vocabulary.ts";
import { en } from "#text/en.ts";
import { hi } from "#text/hi.ts";
import { ur } from "#text/ur.ts";
import { errorText } from "./error-text.ts";
import { subjectName } from "./subject-name.ts";

const codes: Record<string, readonly string[]> = {
  subjects,
  qualifications,
  boards,
  classes,
  days,
  daysShort: days,
  modes,
  teachingLanguages,
  genders,
  documentTypes,
  defaultLocations,
  accountStatuses,
  relationStatuses,
};

describe.each([
  ["en", en],
  ["hi", hi],
  ["ur", ur],
] as const)("R3.7 words of the contract's codes in %s", (language, texts) => {
  it.each(Object.entries(codes))("names every one of %s, and no other", (name, list) => {
    const vocabulary: Record<string, string | object> = texts.vocabulary;
    expect(Object.keys(vocabulary[name] ?? {}).sort()).toEqual([...list].sort());
  });

  it("R7.1 has a text for every error code", () => {
    for (const code of Object.keys(errorStatus)) expect(Object.keys(texts.errors)).toContain(code);
  });

  it("R3.7 keeps a subject in the teacher's own words", () => {
    const { t } = textIn(language);
    expect(subjectName(t, "mathematics")).toBe(texts.vocabulary.subjects.mathematics);
    expect(subjectName(t, "Tabla")).toBe("Tabla");
    expect(subjectName(t, "constructor")).toBe("constructor");
  });
});

describe("R7.1 errors in the reader's words", () => {
  const { t } = textIn("en");

  it("adds what is left to try and when", () => {
    expect(errorText(t, { code: "invalid_credentials", remainingAttempts: 1 })).toBe(
      "Invalid credentials. 1 attempt remaining.",
    );
    expect(errorText(t, { code: "otp_invalid", remainingAttempts: 3 })).toBe(
      "Invalid OTP. Please try again. 3 attempts remaining.",
    );
    expect(errorText(t, { code: "account_blocked", retryAfter: 850 })).toMatch(/Please try again in 15 minutes\.$/);
    expect(errorText(t, { code: "too_many_requests", retryAfter: 1 })).toMatch(/Please try again in 1 second\.$/);
    expect(errorText(t, { code: "invalid_credentials" })).toBe("Invalid credentials");
  });

  it("does not show a code it does not know", () => {
    const newer = "newer_than_this_page" as ErrorCode;
    expect(errorText(t, { code: newer })).toBe(t("errors:internal"));
  });
});
