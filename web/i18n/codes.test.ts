import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { errorStatus } from "#contract/errors.ts";
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
import { CallError } from "#web/api/client.ts";
import { callFailureText } from "./call-failure-text.ts";
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
] as const)("R3.7 texts of the contract's codes in %s", (language, texts) => {
  it.each(Object.entries(codes))("names every one of %s, and no other", (name, list) => {
    const vocabulary: Record<string, string | object> = texts.vocabulary;
    expect(Object.keys(vocabulary[name] ?? {}).sort()).toEqual([...list].sort());
  });

  it("R7.1 has a text for every error code", () => {
    for (const code of Object.keys(errorStatus)) expect(Object.keys(texts.errors)).toContain(code);
  });

  it("R3.7 shows a subject in the teacher's own words", () => {
    const { t } = textIn(language);
    expect(subjectName(t, "mathematics")).toBe(texts.vocabulary.subjects.mathematics);
    expect(subjectName(t, "Tabla")).toBe("Tabla");
    expect(subjectName(t, "constructor")).toBe("constructor");
  });
});

describe("R7.1 errors in the reader's language", () => {
  const { t } = textIn("en");

  const textOf = (body: ConstructorParameters<typeof CallError>[2]) =>
    callFailureText(t, new CallError(body?.code ?? "internal", 400, body));

  it("adds the attempts left and when", () => {
    expect(textOf({ code: "invalid_credentials", remainingAttempts: 1 })).toBe(
      "Invalid credentials. 1 attempt remaining.",
    );
    expect(textOf({ code: "otp_invalid", remainingAttempts: 3 })).toBe(
      "Invalid OTP. Please try again. 3 attempts remaining.",
    );
    expect(textOf({ code: "account_blocked", remainingAttempts: 0, retryAfter: 850 })).toBe(
      "Too many failed attempts. This account is temporarily blocked. Please try again in 15 minutes.",
    );
    expect(textOf({ code: "too_many_requests", retryAfter: 1 })).toMatch(/Please try again in 1 second\.$/);
    expect(textOf({ code: "invalid_credentials" })).toBe("Invalid credentials");
  });

  it("R8.2 shows the message of a server without our codes, or the fallback", () => {
    expect(textOf({ message: "The gate is closed" })).toBe("The gate is closed");
    expect(textOf({})).toBe(t("errors:internal"));
    expect(callFailureText(t, new CallError("internal", 500), "Otherwise")).toBe("Otherwise");
    expect(callFailureText(t, new CallError("network", 0), "Otherwise")).toBe(t("errors:network"));
  });
});
