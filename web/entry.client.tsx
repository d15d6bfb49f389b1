/** Hydrates an app page once the texts of its HTML are loaded. Documents never load this. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";

/**
 * Marks an element when a finger leaves it without scrolling, in the next frame: on a cheap phone its click comes
 * two frames later, and so does `:active`.
 */
function answerTouches(): void {
  addEventListener("pointerup", ({ target, pointerType }) => {
    const pressed = pointerType === "touch" && target instanceof Element ? target.closest("a, button") : null;
    pressed?.toggleAttribute("data-touched", true);
    setTimeout(() => pressed?.removeAttribute("data-touched"), 200);
  });
}

answerTouches();
const written = document.documentElement.dataset.text?.split(" ") as PageGroup[] | undefined;
const text = await loadPageText(["shell", ...(written ?? [])]);

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
