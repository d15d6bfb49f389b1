/** The authentication modal on any page, opened and closed by the address: `#sign-in`, `#sign-up`. */
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { isLanguage } from "#contract/language.ts";
import { showToast } from "#web/enhance/show-toast.ts";
import { AuthDialog, authTabs } from "#web/features/accounts/auth-dialog.tsx";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { loadText } from "#web/i18n/load-text.ts";

const readTab = () => authTabs.find((tab) => location.hash === `#${tab}`) ?? null;

function onHash(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function close() {
  history.replaceState(history.state, "", location.pathname + location.search);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function Door() {
  const tab = useSyncExternalStore(onHash, readTab);
  return <AuthDialog tab={tab} onTab={(next) => location.replace(`#${next}`)} onClose={close} say={showToast} />;
}

let standing: Promise<void> | undefined;

async function putUp() {
  const { lang } = document.documentElement;
  const text = await loadText(isLanguage(lang) ? lang : "en", ["shell", "accounts", "errors", "validation"]);
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <LanguageProvider text={text}>
      <Door />
    </LanguageProvider>,
  );
}

/** Once it stands, it follows the address by itself. */
export function openDoor(): Promise<void> {
  standing ??= putUp().catch((error) => {
    standing = undefined;
    throw error;
  });
  return standing;
}
