/** Shows in the theme's select what is chosen: it is drawn after `enhance.ts` looked for it, which from then on acts on it. */
import { useEffect } from "react";

export function useThemeChoice(): void {
  useEffect(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>("[data-themes]"))
      select.value = document.documentElement.dataset.theme ?? "";
  }, []);
}
