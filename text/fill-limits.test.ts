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
