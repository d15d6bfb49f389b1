/** The authentication modal: both forms as tabs of one dialog. */
import { useLayoutEffect } from "react";
import type { AuthTab } from "#contract/every-page.ts";
import { AuthForms, useAuthForms } from "#web/features/accounts/auth-forms.tsx";
import type { Say } from "#web/features/accounts/failure-toast.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { WayIn } from "#web/storage/ask-draft.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

type AuthDialogProps = {
  /** Null: closed. */
  tab: AuthTab | null;
  onTab: (tab: AuthTab) => void;
  onClose: () => void;
  say: Say;
  /** A student signs in to send a request: a note says so, and the chosen method is stored. */
  asking?: { note: string; onWay: (way: WayIn) => void };
};

export function AuthDialog({ tab, onTab, onClose, say, asking }: AuthDialogProps) {
  const { t } = useLanguage();
  const forms = useAuthForms();
  const { signIn, signUp, setRole } = forms;
  const isOpen = tab !== null;

  // The link that opens it may name another role than the last time.
  useLayoutEffect(() => {
    const role = selectedRole.read();
    if (isOpen && role !== null) setRole(role);
  }, [isOpen, setRole]);

  function goTo(next: AuthTab) {
    if (next === "sign-up" && signUp.values.email === "") signUp.change("email", signIn.values.email);
    if (next === "sign-in" && signIn.values.email === "") signIn.change("email", signUp.values.email);
    onTab(next);
  }

  // The same for both tabs, so that it does not move on a tab change.
  const content = <AuthForms tab={tab ?? "sign-in"} forms={forms} say={say} asking={asking} />;

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t(tab === "sign-up" ? "accounts:signUp.title" : "accounts:signIn.title")}
      closeLabel={t("shell:actions.close")}
    >
      <Tabs
        label={t("accounts:modal.title")}
        tabs={[
          { id: "sign-in", label: t("accounts:modal.signInTab"), content },
          { id: "sign-up", label: t("accounts:modal.signUpTab"), content },
        ]}
        selected={tab ?? "sign-in"}
        onSelect={(id) => goTo(id === "sign-up" ? "sign-up" : "sign-in")}
      />
    </Dialog>
  );
}
