/** The three languages as links, on a phone behind one button; `enhance.ts` stores the choice and stays on the page if navigation fails. */
import { Languages } from "lucide-react";
import { languages } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { usePageFrame } from "#web/page-frame.ts";

/** Each in its own script, whatever language the page is in. */
const ownNames = { en: "English", hi: "हिन्दी", ur: "اردو" } as const;

export function LanguageSwitcher() {
  const { language, t } = useLanguage();
  const path = usePageFrame()?.path ?? "/";
  return (
    <>
      <button type="button" className="button button-quiet language-button" popoverTarget="languages">
        <Languages aria-hidden="true" />
        <span className="sr-only">{t("shell:language.change")}</span>
        <span lang={language}>{ownNames[language]}</span>
      </button>
      <nav
        id="languages"
        popover="auto"
        aria-label={t("shell:language.change")}
        className="language-switcher"
        data-failed={t("shell:language.failed")}
      >
        {languages.map((other) => (
          <a
            key={other}
            href={`/${other}${path}`}
            lang={other}
            hrefLang={other}
            rel="nofollow"
            aria-current={other === language ? "true" : undefined}
            data-language={other}
          >
            {ownNames[other]}
          </a>
        ))}
      </nav>
    </>
  );
}
