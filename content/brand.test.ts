import { describe, expect, it } from "vitest";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";

describe("R1.5 support hours", () => {
  it("prints the operator's hours for each channel, in the reader's language", () => {
    const hours = (language: "en" | "hi" | "ur") => {
      const { t } = textIn(language);
      return [t("shell:support.phoneHours"), t("shell:support.chatHours"), t("shell:support.emailHours")];
    };
    expect(hours("en")).toEqual([
      "Phone and messages: 8 AM to 9 PM, every day",
      "Chat: 9 AM to 8 PM, Monday to Friday",
      "E-mail: we answer within 24 hours",
    ]);
    expect(hours("hi")[0]).toBe("फ़ोन और मैसेज: रोज़ सुबह 8 से रात 9 बजे तक");
    expect(hours("ur")[0]).toBe("فون اور میسج: روزانہ صبح 8 سے رات 9 بجے تک");
  });
});

describe("R1.3 the default brand", () => {
  it("charges nothing, and has no real contact", () => {
    expect(brand.serviceFee).toBeNull();
    expect(brand.email).toMatch(/\.example$/);
    expect(brand.grievance.email).toMatch(/\.example$/);
  });
});
