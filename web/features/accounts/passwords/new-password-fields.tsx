/** A password someone chooses: how strong it is and which of the five requirements it meets (R5.2), and once more. */
import { Check, Circle } from "lucide-react";
import type { IssueCode } from "#contract/issues.ts";
import { metRequirements, passwordRequirements, passwordStrength } from "#contract/passwords.ts";
import type { FormWith } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** What only two fields together can tell: whether the password was typed alike twice. */
export function findPasswordIssues(password: string, confirm: string): IssueCode[] {
  return password === confirm ? [] : [{ path: "confirm", code: "passwords_mismatch" }];
}

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

const levels = { weak: 1, medium: 2, strong: 3 } as const;

function PasswordStrength({ password }: { password: string }) {
  const { t } = useLanguage();
  const met = metRequirements(password);
  const strength = password === "" ? null : passwordStrength(password);
  const word = strength === null ? "" : t(`accounts:password.strength.${strength}`);
  return (
    <div className="strength" data-strength={strength ?? undefined}>
      <div className="strength-head">
        <span id="strength-label">{t("accounts:password.label")}</span>
        <output aria-live="polite">{word}</output>
      </div>
      <meter
        aria-labelledby="strength-label"
        aria-valuetext={word}
        min={0}
        max={3}
        value={strength === null ? 0 : levels[strength]}
      />
      <p>{t("accounts:password.requirements.label")}</p>
      <ul>
        {passwordRequirements.map((requirement) => (
          <li key={requirement} data-met={met[requirement] || undefined}>
            {met[requirement] ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {t(`accounts:password.requirements.${requirement}`)}
            <span className="sr-only">{t(met[requirement] ? "accounts:password.met" : "accounts:password.unmet")}</span>
          </li>
        ))}
      </ul>
      <p>{t("accounts:password.passphrase")}</p>
    </div>
  );
}
