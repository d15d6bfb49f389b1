/** The authentication modal: sign in or join, as a student or a teacher, by password or by Google. */

import { useLayoutEffect } from "react";
import { login, register } from "#contract/accounts.ts";
import type { MemberRole, Role } from "#contract/vocabulary.ts";
import type { CallError } from "#web/api/client.ts";
import { EmailField } from "#web/features/accounts/addressee-fields.tsx";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { enter } from "#web/features/accounts/enter.ts";
import { closedToast, failureToast, type Say } from "#web/features/accounts/failure-toast.ts";
import { GoogleButton } from "#web/features/accounts/google/google-button.tsx";
import { findPasswordIssues, NewPasswordFields } from "#web/features/accounts/passwords/new-password-fields.tsx";
import { RoleChoice, useRole } from "#web/features/accounts/role-choice.tsx";
import { type Form, useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { refusedLeaver } from "#web/memory/addressee.ts";
import { byCode, type WayIn } from "#web/memory/ask-draft.ts";
import { keepPendingCode } from "#web/memory/pending-code.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { TextField } from "#web/ui/text-field.tsx";

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
  /** For whom the server wrote it, and what was typed by tab before React was there (decision 121). */
  as?: MemberRole | undefined;
  typed?: Partial<Record<string, Record<string, string>>> | undefined;
};

export function AuthDialog({ tab, onTab, onClose, say, asking, as, typed }: AuthDialogProps) {
  const { t } = useLanguage();
  const [chosen, setRole] = useRole(as);
  // Admins have a door of their own, and are made by a command, never here (R2.6).
  const role = asking || chosen === "admin" ? "student" : chosen;
  // Both live here, so that neither tab forgets what was typed in it.
  const signIn = useForm({ email: "", password: "" });
  const signUp = useForm({ name: "", email: "", password: "", confirm: "" });

  // Not from the start: React takes over only what it would have written itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is taken over.
  useLayoutEffect(() => {
    takeTyped(signIn, typed?.["sign-in"]);
    takeTyped(signUp, typed?.["sign-up"]);
  }, []);

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

function takeTyped<Values extends Record<string, string>>(form: Form<Values>, typed: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(typed))
    if (value !== "" && name in form.values) form.change(name, value as Values[typeof name]);
}

type SignInValues = { email: string; password: string };

type SignInFormProps = { form: Form<SignInValues>; role: Role; say: Say; onWay?: (way: WayIn) => void };

/** Signing in by e-mail and password, with the outcomes of section 8. */
function SignInForm({ form, role, say, onWay }: SignInFormProps) {
  const { t } = useLanguage();
  function explain(error: CallError) {
    if (error.code === "email_unverified") return goVerify();
    if (closedToast(t, error.code) !== null) refusedLeaver.write({ email: form.values.email, role });
    say(failureToast(t, error, t("accounts:toasts.loginFailed.title")));
  }

  function goVerify() {
    onWay?.(byCode(form.values.email));
    keepPendingCode("verify_email", { email: form.values.email, role });
    waitingToast.write({
      title: t("accounts:toasts.verificationRequired.title"),
      text: t("errors:email_unverified"),
      variant: "destructive",
    });
    location.assign("/verify-email");
  }

  function submit() {
    const { email, password } = form.values;
    void form.send({
      endpoint: login,
      input: { body: { email, password, role } },
      done: (answer) => {
        onWay?.({ account: answer.user.id });
        enter(answer, {
          title: t("accounts:toasts.loggedIn.title"),
          text: t("accounts:toasts.loggedIn.body", { name: answer.user.name }),
        });
      },
      at: { invalid_credentials: "password" },
      failed: explain,
    });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      <EmailField {...form.field("email")} autoComplete="username" />
      <PasswordField
        label={t("accounts:fields.password")}
        showLabel={t("accounts:fields.showPassword")}
        {...form.field("password")}
      />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(form.busy ? "accounts:signIn.busy" : "accounts:signIn.submit")}
      </Button>
      <a className="link justify-self-center py-2" href="/forgot-password">
        {t("accounts:signIn.forgot")}
      </a>
    </form>
  );
}

type SignUpValues = { name: string; email: string; password: string; confirm: string };

type SignUpFormProps = { form: Form<SignUpValues>; role: MemberRole; say: Say; onWay?: (way: WayIn) => void };

/** Joining by name, e-mail and password; a code is mailed and the next page asks for it. */
function SignUpForm({ form, role, say, onWay }: SignUpFormProps) {
  const { t } = useLanguage();

  function goVerify(email: string, receipt: string) {
    onWay?.(byCode(email));
    keepPendingCode("verify_email", { email, role, receipt });
    waitingToast.write({
      title: t("accounts:toasts.registered.title"),
      text: t("accounts:toasts.registered.body"),
      variant: "success",
    });
    location.assign("/verify-email");
  }

  function explain(error: CallError) {
    const title = t("accounts:toasts.registrationFailed.title");
    say(failureToast(t, error, title, t("accounts:toasts.registrationFailed.body")));
  }

  function submit() {
    const { name, email, password, confirm } = form.values;
    void form.send({
      endpoint: register,
      input: { body: { name, email, password, role } },
      further: findPasswordIssues(password, confirm, "register_fields"),
      done: (answer) => goVerify(answer.email, answer.receipt),
      failed: explain,
    });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      <TextField label={t("accounts:fields.name")} autoComplete="name" dir="auto" {...form.field("name")} />
      <EmailField {...form.field("email")} />
      <NewPasswordFields form={form} label={t("accounts:fields.password")} />
      {role === "student" && <p className="text-sm text-slate">{t("accounts:signUp.adult")}</p>}
      <Agreement to="join" />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(form.busy ? "accounts:signUp.busy" : "accounts:signUp.submit")}
      </Button>
    </form>
  );
}
