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

/**
 * A finger that leaves a button or a link has pressed it, and one that scrolls has not. It says so in the next frame: its click
 * comes two frames later on a cheap phone, and so does `:active`.
 */
function answerTouches(): void {
  addEventListener("pointerup", ({ target, pointerType }) => {
    const pressed = pointerType === "touch" && target instanceof Element ? target.closest("a, button") : null;
    pressed?.toggleAttribute("data-touched", true);
    setTimeout(() => pressed?.removeAttribute("data-touched"), 200);
  });
}

answerTouches();
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
