/** Draws an island at the end of a document, with its words. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
// The document carries only the rules that it uses itself: the whole sheet comes with the island, before it is drawn.
import "#web/styles/app.css";

type LoadText = () => Promise<Text<Language>>;

/** In place of whatever stands in `place`, at once: nothing is seen between the two. */
export function drawIn(place: Element, text: Text<Language>, island: ReactNode): void {
  flushSync(() => createRoot(place).render(<LanguageProvider text={text}>{island}</LanguageProvider>));
}

/** `takeShell`: takes off the empty frame that stood for it meanwhile. */
export async function putUp(loadText: LoadText, draw: () => ReactNode, takeShell?: () => void): Promise<void> {
  const text = await loadText();
  takeShell?.();
  const place = document.createElement("div");
  document.body.append(place);
  drawIn(place, text, draw());
}

/** Draws it once, however often it is opened; after a failure it may be tried again. Whoever fetches it ahead has its words too. */
export function putUpOnce(loadText: LoadText, draw: () => ReactNode): (takeShell: () => void) => Promise<void> {
  let drawn: Promise<void> | undefined;
  loadText().catch(() => undefined);
  return (takeShell) => {
    drawn ??= putUp(loadText, draw, takeShell).catch((error) => {
      drawn = undefined;
      throw error;
    });
    return drawn;
  };
}
