/** Words to another person, with how many fit and how many are there. */
import { relation } from "#contract/limits.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

type MessageFieldProps = { label: string; hint: string; value: string; onChange: (value: string) => void };

export function MessageField({ label, hint, value, onChange }: MessageFieldProps) {
  const { t } = useLanguage();
  const count = t("relations:ask.count", { count: value.length, limit: relation.message });
  return (
    <div>
      <TextAreaField
        name="message"
        label={label}
        optional={t("relations:ask.optional")}
        hint={hint}
        value={value}
        maxLength={relation.message}
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="message-count">{count}</p>
    </div>
  );
}
