/** What is wrong, by a reason and words of one's own; only the operator reads it. */

import { safety as limits } from "#contract/limits.ts";
import { sendReport } from "#contract/safety.ts";
import type { ReportReason } from "#contract/vocabulary.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import type { Subject } from "./subject.ts";

/** What harms most first. */
const offered = ["unsafe", "abuse", "fake", "spam", "other"] as const satisfies readonly ReportReason[];

type ReportFormProps = { subject: Subject; onSent: () => void; onClose: () => void };

export function ReportForm({ subject, onSent, onClose }: ReportFormProps) {
  const { t } = useLanguage();
  const form = useForm<{ reason: ReportReason | ""; details: string }>({ reason: "", details: "" });
  const { reason, details } = form.values;
  const about = subject.kind === "person" ? { accountId: subject.id } : { reviewId: subject.id };
  const submit = () =>
    void form.send({
      endpoint: sendReport,
      // An empty reason is told beside the field.
      input: { body: { ...about, reason: reason as ReportReason, details } },
      done: onSent,
    });
  const error = form.errorOf("reason");
  return (
    <form className="grid gap-4" {...form.props(submit)}>
      <RadioGroup
        legend={t("safety:report.reason")}
        name="reason"
        value={reason}
        onValue={(value) => form.change("reason", offered.find((code) => code === value) ?? "")}
        choices={offered.map((code) => ({ value: code, label: t(`safety:reasons.${code}`) }))}
        error={error}
        aria-invalid={error ? true : undefined}
      />
      <div role="status">{reason === "unsafe" && <Notice tone="brick">{t("contact:danger")}</Notice>}</div>
      <TextAreaField
        label={t("safety:report.details")}
        optional={t("safety:report.optional")}
        hint={t("safety:report.hint")}
        maxLength={limits.details}
        dir="auto"
        {...form.field("details")}
      />
      {form.failure && (
        <Notice tone="brick" urgent>
          {form.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t("safety:report.submit")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("shell:actions.cancel")}
        </Button>
      </div>
    </form>
  );
}
