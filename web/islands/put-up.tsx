/** Puts an island up at the end of a document, with its words. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
// The document carries only the rules that it uses itself: the whole sheet comes with the island, before it is drawn.
import "#web/styles/app.css";

type LoadText = () => Promise<Text<Language>>;

/** `makeRoom` takes away what stood in its place meanwhile. */
export async function putUp(loadText: LoadText, island: ReactNode, makeRoom = () => {}): Promise<void> {
  const text = await loadText();
  const place = document.createElement("div");
  document.body.append(place);
  makeRoom();
  // At once: nothing is seen between the two.
  flushSync(() => createRoot(place).render(<LanguageProvider text={text}>{island}</LanguageProvider>));
}

/** Puts it up once, however often it is opened; after a failure it may be tried again. Whoever fetches it ahead has its words too. */
export function putUpOnce(loadText: LoadText, island: ReactNode): (makeRoom: () => void) => Promise<void> {
  let standing: Promise<void> | undefined;
  loadText().catch(() => undefined);
  return (makeRoom) => {
    standing ??= putUp(loadText, island, makeRoom).catch((error) => {
      standing = undefined;
      throw error;
    });
    return standing;
  };
}
