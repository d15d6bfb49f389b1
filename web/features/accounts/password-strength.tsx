/** How strong a password is while it is typed, and which of the five requirements it meets (R5.2). */
import { Check, Circle } from "lucide-react";
import { metRequirements, passwordRequirements, passwordStrength } from "#contract/passwords.ts";
import { useLanguage } from "#web/i18n/language.tsx";

const levels = { weak: 1, medium: 2, strong: 3 } as const;

export function PasswordStrength({ password }: { password: string }) {
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
