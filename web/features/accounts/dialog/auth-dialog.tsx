/** The authentication modal: sign in or join, as a student or a teacher, by password or by Google. */

import { Agreement } from "#web/features/accounts/agreement.tsx";
import type { Say } from "#web/features/accounts/failure-toast.ts";
import { GoogleButton } from "#web/features/accounts/google/google-button.tsx";
import { RoleChoice, useRole } from "#web/features/accounts/role-choice.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { WayIn } from "#web/memory/ask-draft.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export const authTabs = ["sign-in", "sign-up"] as const;
export type AuthTab = (typeof authTabs)[number];

type AuthDialogProps = {
  /** Null: closed. */
  tab: AuthTab | null;
  onTab: (tab: AuthTab) => void;
  onClose: () => void;
  say: Say;
  /** A student signs in in order to send what they wrote: told which way they take, and that it goes out then. */
  asking?: { note: string; onWay: (way: WayIn) => void };
};

export function AuthDialog({ tab, onTab, onClose, say, asking }: AuthDialogProps) {
  const { t } = useLanguage();
  const [chosen, setRole] = useRole();
  // Admins have a door of their own, and are made by a command, never here (R2.6).
  const role = asking || chosen === "admin" ? "student" : chosen;
  // Both live here, so that neither tab forgets what was typed in it.
  const signIn = useForm({ email: "", password: "" });
  const signUp = useForm({ name: "", email: "", password: "", confirm: "" });

  function goTo(next: AuthTab) {
    if (next === "sign-up" && signUp.values.email === "") signUp.change("email", signIn.values.email);
    if (next === "sign-in" && signIn.values.email === "") signIn.change("email", signUp.values.email);
    onTab(next);
  }

  // The same for both tabs, so that it stands still when one is exchanged for the other.
  const content = (
    <div className="auth-dialog">
      {asking ? <Notice tone="leaf">{asking.note}</Notice> : <RoleChoice role={role} onRole={setRole} />}
      <GoogleButton role={role} onWay={asking?.onWay} />
      <Agreement to="google" />
      <p className="auth-or">{t("accounts:modal.or")}</p>
      {tab === "sign-up" ? (
        <SignUpForm form={signUp} role={role} say={say} onWay={asking?.onWay} />
      ) : (
        <SignInForm form={signIn} role={role} say={say} onWay={asking?.onWay} />
      )}
    </div>
  );

  return (
    <Dialog
      open={tab !== null}
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
