import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { supportAddress } from "./support-chat.ts";

const origin = "https://nukkad.test";

describe("section 2: the text a support chat begins with", () => {
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
      const address = new URL(supportAddress({ origin, pathname: path }, t));
      expect(address.host + address.pathname).toBe("wa.me/910000000000");
      expect(address.searchParams.get("text")).toBe(t(`shell:support.${template}`, { page: `${origin}${path}` }));
    }
  });

  it.each([
    ["en", "Hello Nukkad, I have a question about this page: https://nukkad.test/teacher-profile/1"],
    ["hi", "नमस्ते नुक्कड़, इस पेज के बारे में एक सवाल है: https://nukkad.test/teacher-profile/1"],
    ["ur", "آداب نکڑ، اس صفحے کے بارے میں ایک سوال ہے: https://nukkad.test/teacher-profile/1"],
  ] as const)("asks about a teacher's page, and does not present the reader as a teacher (%s)", (language, words) => {
    const address = new URL(supportAddress({ origin, pathname: "/teacher-profile/1" }, textIn(language).t));
    expect(address.searchParams.get("text")).toBe(words);
  });
});
