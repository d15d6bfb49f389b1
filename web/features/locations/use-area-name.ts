/** The name of the neighbourhood that others see; the gazetteer is fetched on first use. */
import { useEffect, useState } from "react";
import { useLanguage } from "#web/i18n/language.tsx";

export function useAreaName(area: string | null): string | null {
  const { language } = useLanguage();
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    setName(null);
    if (area === null) return;
    void import("#content/find-place.ts").then(({ areaLabel }) => {
      if (!gone) setName(areaLabel(area, language) ?? null);
    });
    return () => {
      gone = true;
    };
  }, [area, language]);

  return name;
}
