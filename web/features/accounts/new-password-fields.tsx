/** A password someone chooses: with its strength, and once more. */

import type { FormWith } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PasswordStrength } from "./password-strength.tsx";

type NewPasswordFieldsProps = { form: FormWith<"password" | "confirm">; label: string };

export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
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
