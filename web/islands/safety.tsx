/** Blocking or reporting a teacher on a document, at `#safety-{id}`; a visitor reads how to sign in, or to write. */
import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "#web/api/query-client.ts";
import SafetyDialog from "#web/features/safety/safety-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { readToken } from "#web/storage/session.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { turnTo, useHash } from "./address-hash.ts";
import { putUpOnce } from "./mount-dialog.tsx";

const address = /^#safety-([0-9a-f-]{36})$/;

const nameOnPage = (id: string) => document.querySelector<HTMLElement>(`[href="#safety-${id}"]`)?.dataset.safety ?? "";

function SafetyIsland() {
  const [, id] = address.exec(useHash()) ?? [];
  const close = () => turnTo("");
  if (id === undefined) return null;
  if (readToken() === null) return <SignInFirst onClose={close} />;
  return <SafetyDialog key={id} subject={{ kind: "person", id }} name={nameOnPage(id)} onClose={close} />;
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const to = useAddress();
  return (
    <Dialog open onClose={onClose} title={t("shell:safety.open")} closeLabel={t("shell:actions.close")} look="sheet">
      <div className="grid gap-4">
        <p>{t("safety:visitor.body")}</p>
        <Notice tone="brick">{t("contact:danger")}</Notice>
        <div className="flex flex-wrap gap-2">
          <a className={buttonClasses({})} href="#sign-in">
            {t("shell:header.signIn")}
          </a>
          <a className={buttonClasses({ variant: "secondary" })} href={to("/contact")}>
            {t("safety:visitor.write")}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

/** Once rendered, it follows the address by itself. */
export const open = putUpOnce(
  () => loadPageText(["shell", "safety", "contact", "errors", "validation"]),
  () => (
    <QueryClientProvider client={queryClient}>
      <SafetyIsland />
    </QueryClientProvider>
  ),
);
