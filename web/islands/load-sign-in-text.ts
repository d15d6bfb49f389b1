/** The words of signing in, apart from its parts: they are fetched beside each other. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export const loadSignInText = () => loadPageText(["shell", "accounts", "errors", "validation"]);
