/** Joining by name, e-mail and password; a code is mailed and the next page asks for it. */
import { register } from "#contract/accounts.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { CallError } from "#web/api/client.ts";
import { EmailField } from "#web/features/accounts/addressee-fields.tsx";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { failureToast, type Say } from "#web/features/accounts/failure-toast.ts";
import { findPasswordIssues, NewPasswordFields } from "#web/features/accounts/passwords/new-password-fields.tsx";
import type { Form } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { byCode, type WayIn } from "#web/memory/ask-draft.ts";
import { keepPendingCode } from "#web/memory/pending-code.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type SignUpValues = { name: string; email: string; password: string; confirm: string };

type SignUpFormProps = { form: Form<SignUpValues>; role: MemberRole; say: Say; onWay?: (way: WayIn) => void };

export function SignUpForm({ form, role, say, onWay }: SignUpFormProps) {
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
