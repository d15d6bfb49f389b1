/** The six digits from the mail; right ones sign the person in. */
import { useState } from "react";
import { verifyOtp } from "#contract/proven-calls.ts";
import type { CallError } from "#web/api/client.ts";
import { AddresseeFields } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { CodeBoxes } from "#web/features/accounts/codes/code-boxes.tsx";
import { ResendCode } from "#web/features/accounts/codes/resend-code.tsx";
import { SentTo } from "#web/features/accounts/codes/sent-to.tsx";
import { enterVerified } from "#web/features/accounts/enter.ts";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { useRole } from "#web/features/accounts/role-choice.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { dropPendingCode, type PendingCode, readPendingCode } from "#web/memory/pending-code.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

export function VerifyEmailForm() {
  const { t } = useLanguage();
  const [pending, setPending] = useState<PendingCode | null>(() => readPendingCode("verify_email"));
  const [chosen, setRole] = useRole();
  const form = useForm({ email: pending?.email ?? "", otp: "" });

  function explain(error: CallError) {
    form.change("otp", "");
    toast(failureToast(t, error, t("accounts:toasts.verificationFailed.title")));
  }

  function submit() {
    const { email } = form.values;
    const otp = form.values.otp.replaceAll(" ", "");
    void form.send({
      endpoint: verifyOtp,
      input: { body: { email, otp, role: pending?.role ?? chosen, receipt: pending?.receipt } },
      done: (answer) => enterVerified(t, answer),
      failed: explain,
    });
  }

  function startAgain() {
    dropPendingCode("verify_email");
    location.assign("/#sign-up");
  }

  return (
    <AuthPage
      title={t("accounts:verify.title")}
      intro={
        pending ? <SentTo sentence="accounts:verify.body" email={pending.email} /> : t("accounts:verify.bodyPlain")
      }
    >
      <form className="auth-form" {...form.props(submit)}>
        {!pending && <AddresseeFields form={form} role={chosen} onRole={setRole} />}
        <CodeBoxes value={form.values.otp} onValue={(value) => form.change("otp", value)} error={form.errorOf("otp")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(form.busy ? "accounts:verify.busy" : "accounts:verify.submit")}
        </Button>
      </form>
      {pending && <ResendCode purpose="verify_email" pending={pending} onPending={setPending} />}
      {pending && (
        <Button variant="quiet" onClick={startAgain}>
          {t("accounts:verify.otherAddress")}
        </Button>
      )}
    </AuthPage>
  );
}
