/** The reader's language for every component: code, direction and texts. */
import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import { type Direction, directionOf } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Text } from "#text/create-text.ts";
import type { Translate } from "#text/keys.ts";
import { StillTryingWords } from "#web/ui/still-trying.tsx";

type Reading = { language: Language; direction: Direction; t: Translate };

const LanguageContext = createContext<Reading | null>(null);

/** Outside the router, so that error pages have their texts too. */
export function LanguageProvider({ text, children }: { text: Text<Language>; children: ReactNode }) {
  const reading = useMemo(
    () => ({ language: text.language, direction: directionOf(text.language), t: text.t }),
    [text],
  );
  const stillTrying = useCallback(() => text.t("shell:stillTrying"), [text]);
  return (
    <LanguageContext value={reading}>
      <StillTryingWords value={stillTrying}>{children}</StillTryingWords>
    </LanguageContext>
  );
}

export function useLanguage(): Reading {
  const reading = useContext(LanguageContext);
  if (reading === null) throw new Error("useLanguage needs a LanguageProvider above it");
  return reading;
}
