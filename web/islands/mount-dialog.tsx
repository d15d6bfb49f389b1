/** Renders an island at the end of a document, with its texts. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
// The document inlines only the rules that it uses: the full stylesheet loads with the island, before rendering.
import "#web/styles/app.css";

type LoadText = () => Promise<Text<Language>>;

/** Replaces the content of `place` in one step: no empty state is painted. */
export function drawIn(place: Element, text: Text<Language>, island: ReactNode): void {
  flushSync(() => createRoot(place).render(<LanguageProvider text={text}>{island}</LanguageProvider>));
}

/** `takeShell`: removes the empty frame that preceded it. */
export async function putUp(loadText: LoadText, draw: () => ReactNode, takeShell?: () => void): Promise<void> {
  const text = await loadText();
  takeShell?.();
  const place = document.createElement("div");
  document.body.append(place);
  drawIn(place, text, draw());
}

/** Renders it once, however often it is opened; after a failure it can be retried. A prefetch includes its texts. */
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
