/** Signing in by e-mail and password, with the outcomes of section 8. */
import { login } from "#contract/accounts.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { CallError } from "#web/api/client.ts";
import { EmailField } from "#web/features/accounts/addressee-fields.tsx";
import { enter } from "#web/features/accounts/enter.ts";
import { closedToast, failureToast, type Say } from "#web/features/accounts/failure-toast.ts";
import type { Form } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { refusedLeaver } from "#web/memory/addressee.ts";
import { byCode, type WayIn } from "#web/memory/ask-draft.ts";
import { keepPendingCode } from "#web/memory/pending-code.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

export type SignInValues = { email: string; password: string };

type SignInFormProps = { form: Form<SignInValues>; role: Role; say: Say; onWay?: (way: WayIn) => void };

export function SignInForm({ form, role, say, onWay }: SignInFormProps) {
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
