/** The theme select (light, dark, device): every select with `data-themes`, on documents and in apps. */
import { changeTheme } from "#web/storage/change-theme.ts";

export function attendThemeSelects(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && "themes" in target.dataset) changeTheme(target.value);
  });
  const page = document.documentElement.dataset;
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-themes]")) {
    // Chosen before this script loaded.
    if (select.value !== "" && select.value !== page.theme) changeTheme(select.value);
    select.value = page.theme ?? "";
  }
}
