/** Puts an island up at the end of a document, with its words. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
// The document carries only the rules that it uses itself: the whole sheet comes with the island, before it is drawn.
import "#web/styles/app.css";
import type { MakeRoom, StandingDoor } from "./standing-door.ts";

type LoadText = () => Promise<Text<Language>>;
type Draw = (door: StandingDoor | undefined) => ReactNode;

/** In its own place, or in that of the door that `makeRoom` hands over. */
export async function putUp(loadText: LoadText, draw: Draw, makeRoom: MakeRoom = () => undefined): Promise<void> {
  const text = await loadText();
  const door = makeRoom();
  const island = <LanguageProvider text={text}>{draw(door)}</LanguageProvider>;
  // At once: nothing is seen between the two.
  flushSync(() => {
    if (door) return void hydrateRoot(door.place, island);
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(island);
  });
  door?.resume();
}

/** Puts it up once, however often it is opened; after a failure it may be tried again. Whoever fetches it ahead has its words too. */
export function putUpOnce(loadText: LoadText, draw: Draw): (makeRoom: MakeRoom) => Promise<void> {
  let standing: Promise<void> | undefined;
  loadText().catch(() => undefined);
  return (makeRoom) => {
    standing ??= putUp(loadText, draw, makeRoom).catch((error) => {
      standing = undefined;
      throw error;
    });
    return standing;
  };
}
