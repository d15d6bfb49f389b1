/** Sets the theme (light, dark, device): stored, and applied at once. */
import { chosenTheme } from "./choices.ts";

export function changeTheme(theme: string): void {
  const chosen = theme === "light" || theme === "dark" ? theme : null;
  if (chosen === null) {
    chosenTheme.drop();
    delete document.documentElement.dataset.theme;
  } else {
    chosenTheme.write(chosen);
    document.documentElement.dataset.theme = chosen;
  }
}
