/** The search of /help in three languages and common spellings. */
import { describe, expect, test } from "vitest";
import type { Language } from "#contract/vocabulary.ts";
import { chooseAnswers } from "./choose-answers.ts";
import { readHelp } from "./read-help.ts";

function idsFor(asked: string, language: Language = "en"): string[] | null {
  const questions = readHelp(language, "a fee").flatMap((group) => group.questions);
  const chosen = chooseAnswers(
    questions.map(({ searched }) => searched),
    asked,
  );
  return chosen && questions.filter((_, at) => chosen.has(at)).map(({ id }) => id);
}

describe("section 2 the search of /help", () => {
  test.each([
    ["password", "password", "en"],
    ["passw", "password", "en"],
    ["otp", "code", "en"],
    ["refund", "guarantee", "en"],
    ["how do i delete my account?", "leave", "en"],
    ["DOCUMENTS", "documents", "en"],
    ["फीस", "lesson-fee", "hi"],
    ["फ़ीस", "lesson-fee", "hi"],
    ["ओटीपी", "code", "hi"],
    ["پاس ورڈ", "password", "ur"],
    ["كوڈ", "code", "ur"],
  ] as const)("%s finds %s in %s", (asked, id, language) => {
    const found = idsFor(asked, language) ?? [];
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(20);
  });

  test("an empty query chooses nothing, and an unknown topic finds nothing", () => {
    for (const nothing of ["", "  ", "?!", "f"]) expect(idsFor(nothing)).toBeNull();
    for (const strange of ["xylophone", "zzz qqq", "x".repeat(500), "<b>xyz"]) expect(idsFor(strange)).toEqual([]);
  });
});
