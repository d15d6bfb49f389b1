/** The authentication modal on any page, opened and closed by the address: `#sign-in`, `#sign-up`. */
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { showToast } from "#web/enhance/show-toast.ts";
import { AuthDialog, type AuthTab, authTabs } from "#web/features/accounts/dialog/auth-dialog.tsx";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";

const readTab = () => authTabs.find((tab) => location.hash === `#${tab}`) ?? null;

function onHash(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** In place of the present entry of the history, and told at once: the next key may already be on its way. */
function turnTo(tab: AuthTab | null) {
  history.replaceState(history.state, "", location.pathname + location.search + (tab === null ? "" : `#${tab}`));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function AuthDialogIsland() {
  const tab = useSyncExternalStore(onHash, readTab);
  return <AuthDialog tab={tab} onTab={turnTo} onClose={() => turnTo(null)} say={showToast} />;
}

let standing: Promise<void> | undefined;

async function putUp() {
  const text = await loadPageText(["shell", "accounts", "errors", "validation"]);
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <LanguageProvider text={text}>
      <AuthDialogIsland />
    </LanguageProvider>,
  );
}

/** Once it stands, it follows the address by itself. */
export function openAuthDialog(): Promise<void> {
  standing ??= putUp().catch((error) => {
    standing = undefined;
    throw error;
  });
  return standing;
}
