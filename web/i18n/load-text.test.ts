import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { languages } from "#contract/vocabulary.ts";
import { loadText } from "./load-text.ts";

describe("R2.2 texts in the browser", () => {
  it("fetches only the named groups", async () => {
    const text = await loadText("hi", ["errors"]);
    expect(text.t("errors:network")).toBe(textIn("hi").t("errors:network"));
    expect(text.has("errors")).toBe(true);
    expect(text.has("home")).toBe(false);
  });

  it("adds groups to the same text later", async () => {
    const before = await loadText("ur", ["errors"]);
    const after = await loadText("ur", ["errors", "shell"]);
    expect(after).toBe(before);
    expect(before.t("shell:header.skip")).toBe(textIn("ur").t("shell:header.skip"));
  });

  it("reads like the server in every language", async () => {
    for (const language of languages) {
      const { t } = await loadText(language, ["home"]);
      expect(t("home:counts.total", { count: 2500 })).toBe(textIn(language).t("home:counts.total", { count: 2500 }));
    }
  });

  it("R9.1 contains the limits, in all its groups as on the server", async () => {
    for (const language of languages) {
      const { t } = await loadText(language, ["validation", "errors"]);
      for (const key of ["validation:otp_six_digits", "errors:pending_limit"] as const) {
        expect(t(key)).toBe(textIn(language).t(key));
        expect(t(key)).toMatch(/\b(6|20)\b/);
      }
    }
  });
});
