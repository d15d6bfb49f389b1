import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { LanguageProvider, useLanguage } from "./language.tsx";

function Splash() {
  const { language, direction, t } = useLanguage();
  return (
    <p lang={language} dir={direction}>
      {t("shell:splash")}
    </p>
  );
}

describe("R2.2 language of a component", () => {
  it("gives language, direction and texts", () => {
    const render = (language: "en" | "ur") =>
      renderToString(
        <LanguageProvider text={textIn(language)}>
          <Splash />
        </LanguageProvider>,
      );
    expect(render("en")).toBe('<p lang="en" dir="ltr">Loading...</p>');
    expect(render("ur")).toBe('<p lang="ur" dir="rtl">لوڈ ہو رہا ہے...</p>');
  });

  it("throws without a provider", () => {
    expect(() => renderToString(<Splash />)).toThrow("LanguageProvider");
  });
});
