/** Hydrates an app page once the words of its frame are here. Documents never load this. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";

/** Where the document carries the rules of its outline, the whole sheet has not held it up (carry-sheet.ts); it is there before the app is. */
async function awaitWholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (link === null) return;
  if (link.sheet === null)
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
      // It may have failed before anybody listened.
      setTimeout(resolve, 5000);
    });
  link.media = "all";
}

const [text] = await Promise.all([loadPageText(["shell"]), awaitWholeSheet()]);

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
