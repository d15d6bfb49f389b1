/** Hydrates an app page once the words of its frame are here. Documents never load this. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "#contract/language.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadText } from "#web/i18n/load-text.ts";

const { lang } = document.documentElement;
const text = await loadText(isLanguage(lang) ? lang : "en", ["shell"]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider text={text}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  );
});
