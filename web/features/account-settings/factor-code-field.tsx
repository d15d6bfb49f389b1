/** The field for a code of the authenticator or a recovery code; read left to right in every language. */
import type { FieldProps } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type FactorCodeFieldProps = FieldProps & {
  /** Where recovery codes are not accepted. */
  digitsOnly?: boolean;
  autoFocus?: boolean;
};

export function FactorCodeField({ digitsOnly, ...field }: FactorCodeFieldProps) {
  const { t } = useLanguage();
  return (
    <TextField
      {...field}
      label={t("accounts:factor.code")}
      hint={t(digitsOnly ? "accounts:factor.codeHint" : "accounts:factor.anyCodeHint")}
      dir="ltr"
      inputMode={digitsOnly ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
