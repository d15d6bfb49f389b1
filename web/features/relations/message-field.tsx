/** A message to another person, with its length and limit. */
import { relation } from "#contract/limits.ts";
import { HiddenContacts } from "#web/features/profiles/hidden-contacts.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

type MessageFieldProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the other will not see phones and links in it yet. */
  hidesContacts: boolean;
};

export function MessageField({ label, hint, value, onChange, hidesContacts }: MessageFieldProps) {
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
      <p className="text-slate text-xs text-end">{count}</p>
      {hidesContacts && <HiddenContacts text={value} />}
    </div>
  );
}
