/** A chosen password: how strong it is and which of the five requirements it meets (R5.2), and its repetition. */
import { Check, Circle } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import type { IssueCode } from "#contract/issues.ts";
import { metRequirements, passwordRequirements, passwordStrength } from "#contract/passwords.ts";
import type { FormWith } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { DocumentContext } from "#web/ui/document-context.ts";
import { PasswordField } from "#web/ui/password-field.tsx";

/** Whether the password was repeated alike. `missing`: the error of an empty field. */
export function findPasswordIssues(password: string, confirm: string, missing = "required"): IssueCode[] {
  if (confirm === "") return [{ path: "confirm", code: missing }];
  return password === confirm ? [] : [{ path: "confirm", code: "passwords_mismatch" }];
}

type NewPasswordFieldsProps = { form: FormWith<"password" | "confirm">; label: string };

export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const { t } = useLanguage();
  /** Once open they stay: closing would move the button under the finger. */
  const [rulesOpen, setRulesOpen] = useState(false);
  const { password, confirm } = form.values;
  const isPlain = useContext(DocumentContext);
  const areShown = rulesOpen || password !== "" || (isPlain && Boolean(form.errorOf("password")));
  const again = form.field("confirm");
  const showLabel = t("accounts:fields.showPassword");
  return (
    <>
      <PasswordField
        label={label}
        showLabel={showLabel}
        autoComplete="new-password"
        onFocus={() => setRulesOpen(true)}
        {...form.field("password")}
      />
      {areShown && <PasswordStrength password={password} />}
      <PasswordField
        label={t("accounts:fields.confirmPassword")}
        showLabel={showLabel}
        autoComplete="new-password"
        {...again}
        error={confirm !== "" && confirm === password ? undefined : again.error}
      />
    </>
  );
}

const levels = ["weak", "medium", "strong"] as const;

function PasswordStrength({ password }: { password: string }) {
  const { t } = useLanguage();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    block.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const met = metRequirements(password);
  const strength = password === "" ? undefined : passwordStrength(password);
  const word = strength === undefined ? "" : t(`accounts:password.strength.${strength}`);
  return (
    <div className="strength grid gap-1.5 text-sm [&>p]:text-slate" ref={block} data-strength={strength}>
      <p className="flex justify-between gap-4 [&>output]:font-bold">
        <span>{t("accounts:password.label")}</span>
        <output aria-live="polite">{word}</output>
      </p>
      <div className="strength-bar" aria-hidden="true">
        {levels.map((level) => (
          <span key={level} />
        ))}
      </div>
      <p>{t("accounts:password.requirements.label")}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
        {passwordRequirements.map((requirement) => (
          <li
            key={requirement}
            className="flex items-center gap-2 text-slate data-met:text-leaf data-met:font-bold svg:size-4"
            data-met={met[requirement] || undefined}
          >
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
