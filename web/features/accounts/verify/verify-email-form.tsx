/** The six digits from the mail; right ones sign the person in. */
import { useState } from "react";
import { verifyOtp } from "#contract/proven-calls.ts";
import type { CallError } from "#web/api/client.ts";
import { AddresseeFields } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { CodeBoxes, readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { CodeStep } from "#web/features/accounts/codes/code-step.tsx";
import { resendTo } from "#web/features/accounts/codes/resend-button.tsx";
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
    toast(failureToast(t, error, t("accounts:toasts.verificationFailed.title"), t("errors:otp_invalid")));
  }

  function submit(otp = readCode(form.values.otp)) {
    const { email } = form.values;
    void form.send({
      endpoint: verifyOtp,
      input: { body: { email, otp, role: pending?.role ?? chosen, receipt: pending?.receipt } },
      done: (answer) => enterVerified(t, answer),
      at: { otp_invalid: "otp" },
      failed: explain,
    });
  }

  function startAgain() {
    dropPendingCode("verify_email");
    location.assign("/#sign-up");
  }

  const button = t(form.busy ? "accounts:verify.busy" : "accounts:verify.submit");
  return (
    <AuthPage title={t("accounts:verify.title")} intro={pending ? undefined : t("accounts:verify.bodyPlain")}>
      <form className="auth-form" {...form.props(submit)}>
        {pending ? (
          <CodeStep
            form={form}
            email={pending.email}
            onCode={submit}
            {...resendTo("verify_email", pending, setPending)}
          >
            {button}
          </CodeStep>
        ) : (
          <>
            <AddresseeFields form={form} role={chosen} onRole={setRole} />
            <CodeBoxes form={form} />
            <Button type="submit" size="large" wide busy={form.busy}>
              {button}
            </Button>
          </>
        )}
      </form>
      {pending && (
        <Button variant="quiet" onClick={startAgain}>
          {t("accounts:verify.otherAddress")}
        </Button>
      )}
    </AuthPage>
  );
}
