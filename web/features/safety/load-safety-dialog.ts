/** The dialog of blocking and reporting with its words. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export async function loadSafetyDialog() {
  const [dialog] = await Promise.all([
    import("./safety-dialog.tsx"),
    loadPageText(["safety", "contact", "validation", "errors"]),
  ]);
  return dialog;
}
