/** A new password for a signed-in person (R7.14): with the current one, or the first one after a mailed code. */
import { changePasswordEndpoint, confirmSessionEndpoint } from "#contract/account-settings.ts";
import { call } from "#web/api/client.ts";
import { findIssues } from "#web/forms/find-issues.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { renewToken } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { findPasswordIssues, NewPasswordFields } from "./new-password-fields.tsx";

type OwnPasswordFormProps = { hasPassword: boolean; onDone: () => void };

export function OwnPasswordForm({ hasPassword, onDone }: OwnPasswordFormProps) {
  const { t } = useLanguage();
  const form = useForm({ current: "", password: "", confirm: "" });

  function submit() {
    const { current, password, confirm } = form.values;
    const body = hasPassword ? { current, password } : { password };
    void form.attempt({
      wrong: findIssues(changePasswordEndpoint, body, findPasswordIssues(password, confirm)),
      act: async () => {
        // The typed password also answers the confirmation that is due after 15 minutes.
        if (hasPassword) renewToken((await call(confirmSessionEndpoint, { body: { password: current } })).token);
        await call(changePasswordEndpoint, { body });
        onDone();
      },
      at: { password_wrong: "current" },
    });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      {form.failure && (
        <Notice tone="brick" urgent>
          {form.failure}
        </Notice>
      )}
      {hasPassword && (
        <PasswordField
          label={t("accounts:care.current")}
          showLabel={t("accounts:fields.showPassword")}
          {...form.field("current")}
        />
      )}
      <NewPasswordFields form={form} label={t("accounts:fields.newPassword")} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(form.busy ? "accounts:reset.busy" : "accounts:reset.submit")}
      </Button>
    </form>
  );
}
