/** The authentication modal on any page, opened and closed by the address: `#sign-in`, `#sign-up`. */
import { AuthDialog, authTabs } from "#web/features/accounts/dialog/auth-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { turnTo, useHash } from "./address-hash.ts";
import { loadSignInText } from "./load-sign-in-text.ts";
import { putUpOnce } from "./put-up.tsx";
import type { StandingDoor } from "./standing-door.ts";

function AuthDialogIsland({ door }: { door: StandingDoor | undefined }) {
  const hash = useHash();
  const tab = authTabs.find((tab) => hash === `#${tab}`) ?? null;
  return (
    <AuthDialog
      tab={tab}
      onTab={(next) => turnTo(`#${next}`)}
      onClose={() => turnTo("")}
      say={toast}
      as={door?.role}
      typed={door?.typed}
    />
  );
}

/** Once it stands, it follows the address by itself. */
export const open = putUpOnce(loadSignInText, (door) => <AuthDialogIsland door={door} />);
