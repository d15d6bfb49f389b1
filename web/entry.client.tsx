/** Hydrates an app page once the words that its HTML is written in are here. Documents never load this. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";

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
