/** Limits in texts (R9.1): filled in on loading; all other placeholders stay. */
import { expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { relation } from "#contract/limits.ts";
import { languages } from "#contract/vocabulary.ts";
import { fillLimits } from "./fill-limits.ts";

it("R9.1 a limit is filled in with number format, and other placeholders wait for their value", () => {
  expect(fillLimits("{{addressesAtOnce}} of {{who}}, {{otp}}")).toBe("10,000 of {{who}}, {{otp}}");
});

it("R9.1 R4.1 the text of a refusal names the limit of the contract, in every language", () => {
  for (const language of languages)
    expect(textIn(language).t("errors:pending_limit")).toContain(String(relation.pendingPerAsker));
});

it("R4.1 R3.8 R10.2 R13.2 R13.5 the days that people read of are those of the product", () => {
  const days =
    "{{requestDays}} {{askAgainDays}} {{reviewDays}} {{claimDays}} {{silenceDays}} {{wishDays}} {{sessionDays}}";
  expect(fillLimits(days)).toBe("14 7 7 30 5 90 30");
});
