/** The authentication modal on any page, opened and closed by the address: `#sign-in`, `#sign-up`. */
import { AuthDialog, authTabs } from "#web/features/accounts/dialog/auth-dialog.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { toast } from "#web/ui/toast.ts";
import { turnTo, useHash } from "./address-hash.ts";
import { putUpOnce } from "./put-up.tsx";

function AuthDialogIsland() {
  const hash = useHash();
  const tab = authTabs.find((tab) => hash === `#${tab}`) ?? null;
  return <AuthDialog tab={tab} onTab={(next) => turnTo(`#${next}`)} onClose={() => turnTo("")} say={toast} />;
}

/** Once it stands, it follows the address by itself. */
export const open = putUpOnce(() => loadPageText(["shell", "accounts", "errors", "validation"]), <AuthDialogIsland />);
