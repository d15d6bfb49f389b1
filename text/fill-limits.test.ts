/** Limits in texts (R9.1): filled in where texts are loaded, and all other placeholders stay. */
import { expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { relation } from "#contract/limits.ts";
import { languages } from "#contract/vocabulary.ts";
import { fillLimits } from "./fill-limits.ts";

it("R9.1 a limit is written as numbers of texts are, and what is no limit waits for its value", () => {
  expect(fillLimits("{{addressesAtOnce}} of {{who}}, {{otp}}")).toBe("10,000 of {{who}}, {{otp}}");
});

it("R9.1 R4.1 the words of a refusal name the limit of the contract, in every language", () => {
  for (const language of languages)
    expect(textIn(language).t("errors:pending_limit")).toContain(String(relation.pendingPerAsker));
});
