/** The authentication modal on any page, opened and closed by the address: `#sign-in`, `#sign-up`. */
import { type AuthTab, authPaths } from "#contract/every-page.ts";
import { AuthDialog } from "#web/features/accounts/dialog/auth-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { turnTo, useHash } from "./address-hash.ts";
import { loadSignInText } from "./load-sign-in-text.ts";
import { putUpOnce } from "./mount-dialog.tsx";

const tabs = Object.keys(authPaths) as AuthTab[];

function AuthDialogIsland() {
  const hash = useHash();
  const tab = tabs.find((tab) => hash === `#${tab}`) ?? null;
  return <AuthDialog tab={tab} onTab={(next) => turnTo(`#${next}`)} onClose={() => turnTo("")} say={toast} />;
}

/** Once rendered, it follows the address by itself. */
export const open = putUpOnce(loadSignInText, () => <AuthDialogIsland />);
