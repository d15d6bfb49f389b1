/** The texts of signing in, apart from its components: both are fetched in parallel. */
import { loadPageText } from "#web/i18n/load-page-text.ts";

export const loadSignInText = () => loadPageText(["shell", "accounts", "errors", "validation"]);
