/** /reset-password: a new password by the code or the link of the mail. */

import { useState } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { addressIn } from "#contract/language.ts";
import { resetPasswordEndpoint } from "#contract/proven-calls.ts";
import { isMember } from "#contract/roles.ts";
import type { CallError } from "#web/api/client.ts";
import { AddresseeFields } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { CodeBoxes, readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { useMailedLink } from "#web/features/accounts/codes/mailed-link.ts";
import { ResendButton, resendTo } from "#web/features/accounts/codes/resend-button.tsx";
import { SentTo } from "#web/features/accounts/codes/sent-to.tsx";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { findPasswordIssues, NewPasswordFields } from "#web/features/accounts/passwords/new-password-fields.tsx";
import { useRole } from "#web/features/accounts/role-choice.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { forgetSession } from "#web/storage/forget-session.ts";
import { dropPendingCode, type PendingCode, readPendingCode } from "#web/storage/pending-code.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

export const handle: PageHandle = { kind: "app" };

export default function ResetPassword() {
  const { t } = useLanguage();
  const { link, dropLink } = useMailedLink();
  return (
    <>
      <PageHead title={t("accounts:reset.title")} noindex />
      <ResetPasswordForm link={link} onDead={dropLink} />
    </>
  );
}

type ResetPasswordFormProps = { link: string | null; onDead: () => void };

/** A new password, by the code or by the link of the mail; it signs the account out everywhere. */
function ResetPasswordForm({ link, onDead }: ResetPasswordFormProps) {
  const { t, language } = useLanguage();
  const [pending, setPending] = useState<PendingCode | null>(() => readPendingCode("reset_password"));
  const [chosen, setRole] = useRole();
  const form = useForm({ email: pending?.email ?? "", otp: "", password: "", confirm: "" });

  function goSignIn(role: PendingCode["role"]) {
    dropPendingCode("reset_password");
    // Every session of this account has ended; one of another account would only confuse.
    void forgetSession();
    selectedRole.write(role);
    const done = { title: t("accounts:toasts.resetDone.title"), text: t("accounts:toasts.resetDone.body") };
    waitingToast.write({ ...done, variant: "success" });
    location.replace(isMember(role) ? addressIn(language, "/#sign-in") : dashboardOf(role));
  }

  function explain(error: CallError) {
    if (error.code === "validation") return;
    const failed = failureToast(t, error, t("accounts:toasts.resetFailed.title"));
    const wrong = error.code === "otp_invalid";
    toast(wrong ? { ...failed, text: explainWrong(error.body.remainingAttempts) } : failed);
    if (wrong && link !== null) onDead();
  }

  function explainWrong(left: number | undefined): string {
    if (link !== null) return t("accounts:verify.linkDead");
    const attempts = left === undefined ? "" : ` ${t("errors:remainingAttempts", { count: left })}`;
    return t("accounts:toasts.resetFailed.body") + attempts;
  }

  function submit() {
    const { email, password, confirm } = form.values;
    const otp = readCode(form.values.otp);
    const proof = link === null ? { email, otp, role: pending?.role ?? chosen } : { link };
    void form.send({
      endpoint: resetPasswordEndpoint,
      input: { body: { ...proof, password } },
      further: findPasswordIssues(password, confirm),
      done: ({ role }) => goSignIn(role),
      at: { otp_invalid: "otp" },
      failed: explain,
    });
  }

  const knowsWho = link !== null || pending !== null;
  const intro =
    link === null && pending !== null ? (
      <SentTo sentence="accounts:reset.body" email={pending.email} />
    ) : (
      t("accounts:reset.bodyPlain")
    );

  return (
    <AuthPage title={t("accounts:reset.title")} intro={intro}>
      <form className="auth-form" {...form.props(submit)}>
        {!knowsWho && <AddresseeFields form={form} role={chosen} onRole={setRole} />}
        {link === null && <CodeBoxes form={form} takesFocus={knowsWho} />}
        <NewPasswordFields form={form} label={t("accounts:fields.newPassword")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(form.busy ? "accounts:reset.busy" : "accounts:reset.submit")}
        </Button>
      </form>
      {link === null && pending !== null ? (
        <ResendButton {...resendTo("reset_password", pending, setPending)} />
      ) : (
        <a className="link py-2" href="/forgot-password">
          {t("accounts:reset.again")}
        </a>
      )}
    </AuthPage>
  );
}
