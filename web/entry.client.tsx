/** Hydrates an app page once the words of its frame are here. Documents never load this. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";

const text = await loadPageText(["shell"]);

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
