/** Why someone leaves, if they like to say: one of a few reasons, and words of their own. */
import { useLanguage } from "#web/i18n/language.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

const deletionReasons = ["found", "not_found", "too_many_messages", "privacy", "other"] as const;
type DeletionReason = (typeof deletionReasons)[number];

export type Reason = { code: DeletionReason | ""; details: string };

/** As the call carries it: the code, then the words. */
export function writeReason({ code, details }: Reason): string | null {
  return [code, details.trim()].filter(Boolean).join(": ") || null;
}

const longestDetails = 900;

type DeletionReasonFieldsProps = { reason: Reason; onReason: (reason: Reason) => void };

export function DeletionReasonFields({ reason, onReason }: DeletionReasonFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <RadioGroup
        legend={t("accounts:status.delete.reason")}
        name="reason"
        value={reason.code}
        onValue={(value) => onReason({ ...reason, code: deletionReasons.find((code) => code === value) ?? "" })}
        choices={deletionReasons.map((code) => ({ value: code, label: t(`accounts:status.delete.reasons.${code}`) }))}
      />
      <TextAreaField
        label={t("accounts:status.delete.details")}
        name="details"
        rows={2}
        maxLength={longestDetails}
        value={reason.details}
        onChange={(event) => onReason({ ...reason, details: event.target.value })}
      />
    </>
  );
}
