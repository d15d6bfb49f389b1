import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { supportAddress } from "./support-chat.ts";

describe("section 2: the words a support chat begins with", () => {
  it.each([
    ["/student-dashboard", "student"],
    ["/student-profile/1", "student"],
    ["/teacher-dashboard", "teacher"],
    ["/ur/teacher-profile/1", "teacher"],
    ["/hi/home-tuition", "home"],
    ["/", "home"],
    ["/find-students", "home"],
    ["/maths-teacher", "home"],
  ] as const)("%s: those of a %s, whatever the prefix (R2.13)", (path, template) => {
    for (const language of ["en", "hi", "ur"] as const) {
      const { t } = textIn(language);
      const address = new URL(supportAddress(path, t));
      expect(address.host + address.pathname).toBe("wa.me/910000000000");
      expect(address.searchParams.get("text")).toBe(t(`shell:support.${template}`));
    }
  });
});
