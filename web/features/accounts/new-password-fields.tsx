/** A password someone chooses: with its strength, and once more. */
import { useLanguage } from "#web/i18n/language.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PasswordStrength } from "./password-strength.tsx";
import type { Form } from "./use-form.ts";

type Typed = { password: string; confirm: string };

export function NewPasswordFields<Values extends Typed & Record<string, string>>(props: {
  form: Form<Values>;
  label: string;
}) {
  const { form, label } = props;
  const { t } = useLanguage();
  const showLabel = t("accounts:fields.showPassword");
  return (
    <>
      <PasswordField label={label} showLabel={showLabel} autoComplete="new-password" {...form.field("password")} />
      <PasswordStrength password={form.values.password} />
      <PasswordField
        label={t("accounts:fields.confirmPassword")}
        showLabel={showLabel}
        autoComplete="new-password"
        {...form.field("confirm")}
      />
    </>
  );
}
