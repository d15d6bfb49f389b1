/** /forgot-password: request a code. */
import { useNavigate } from "react-router";
import { forgotPasswordEndpoint } from "#contract/accounts.ts";
import { AddresseeFields } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { useRole } from "#web/features/accounts/role-choice.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { savePendingCode } from "#web/storage/pending-code.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

export const handle: PageHandle = { kind: "app" };

export default function ForgotPassword() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("accounts:forgot.title")} noindex />
      <ForgotPasswordForm />
    </>
  );
}

/** Requests a code for a new password; the answer does not reveal whether there is such an account (R7.4). */
function ForgotPasswordForm() {
  const { t } = useLanguage();
  const address = useAddress();
  const navigate = useNavigate();
  const [role, setRole] = useRole();
  const form = useForm({ email: "" });

  function submit() {
    const { email } = form.values;
    void form.send({
      endpoint: forgotPasswordEndpoint,
      input: { body: { email, role } },
      done: ({ retryAfter }) => {
        savePendingCode("reset_password", { email, role }, retryAfter * 1000);
        toast({ title: t("accounts:toasts.resetSent.title"), text: t("accounts:toasts.resetSent.body") });
        void navigate("/reset-password");
      },
      failed: (error) => toast(failureToast(t, error, t("accounts:toasts.resetSendFailed"))),
    });
  }

  return (
    <AuthPage title={t("accounts:forgot.title")} intro={t("accounts:forgot.body")}>
      <form className="auth-form" {...form.props(submit)}>
        <AddresseeFields form={form} role={role} onRole={setRole} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(form.busy ? "accounts:forgot.busy" : "accounts:forgot.submit")}
        </Button>
      </form>
      <a className="link py-2" href={address("/#sign-in")}>
        {t("accounts:forgot.back")}
      </a>
    </AuthPage>
  );
}
