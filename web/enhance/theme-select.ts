/** Light, dark, or as the device says: every select with `data-themes`, on documents and in apps. */
import { chosenTheme } from "#web/memory/choices.ts";

function changeTheme(theme: string): void {
  const chosen = theme === "light" || theme === "dark" ? theme : null;
  if (chosen === null) {
    chosenTheme.drop();
    delete document.documentElement.dataset.theme;
  } else {
    chosenTheme.write(chosen);
    document.documentElement.dataset.theme = chosen;
  }
}

export function attendThemeSelects(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && "themes" in target.dataset) changeTheme(target.value);
  });
  const page = document.documentElement.dataset;
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-themes]")) {
    // Chosen before this script was here.
    if (select.value !== "" && select.value !== page.theme) changeTheme(select.value);
    select.value = page.theme ?? "";
  }
}
